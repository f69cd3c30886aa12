;;; emacs.el --- Emacs as a client of mlopt -lsp -*- lexical-binding: t -*-
;; SPDX-License-Identifier: Apache-2.0
;; Run by emacs.sh, which names the program, the configuration, and a file.
(require 'package)
(package-initialize) ; Before Emacs 29, eglot is a package of its own.
(load (getenv "MLOPT_EL"))
(setq mlopt-program (getenv "MLOPT")
      eglot-sync-connect 20
      eglot-send-changes-idle-time 0)

(defun check (ok text)
  (unless ok (error "emacs: %s" text)))

(defun wait-for (test text)
  "Let the server answer until TEST holds."
  (let ((end (+ (float-time) 15)))
    (while (and (not (funcall test)) (< (float-time) end))
      (accept-process-output nil 0.05)
      (flymake-start)))
  (check (funcall test) text))

(defun face-at (text)
  "The face of the first character of TEXT in the buffer."
  (save-excursion
    (goto-char (point-min))
    (search-forward text)
    (get-text-property (match-beginning 0) 'face)))

(find-file (getenv "MLIR_FILE"))
(check (eq major-mode 'mlopt-mode) "a .mlir file has the mode")

;; Highlighting.
(font-lock-ensure)
(check (eq (face-at "@f") 'font-lock-function-name-face) "a symbol")
(check (eq (face-at "%a") 'font-lock-variable-name-face) "a value")
(check (eq (face-at "i32") 'font-lock-type-face) "a type")
(check (eq (face-at "arith.addi") 'font-lock-keyword-face) "an operation")
(check (eq (face-at "// A") 'font-lock-comment-delimiter-face) "a comment")

;; The language server.
(apply #'eglot (eglot--guess-contact))
(check (eglot-current-server) "the server did not start")
(wait-for (lambda () (= 1 (length (flymake-diagnostics)))) "one error was expected")
(let ((found (car (flymake-diagnostics))))
  (check (= 4 (line-number-at-pos (flymake-diagnostic-beg found))) "it is in line 4")
  (check (string-match-p "different type" (flymake-diagnostic-text found)) "it says why"))
(goto-char (point-min))
(search-forward "f32")
(replace-match "i32")
(eglot--signal-textDocument/didChange)
(wait-for (lambda () (null (flymake-diagnostics))) "the error was mended")

(goto-char (point-min))
(search-forward "return %0")
(backward-char)
(check (= 3 (xref-location-line
             (xref-item-location (car (xref-backend-definitions 'eglot "LSP identifier at point.")))))
       "%0 is defined in line 3")
(eglot-rename "sum")
(check (string-match-p "return %sum" (buffer-string)) "%0 is %sum now")
(check (string-match-p "%sum = " (buffer-string)) "so is its definition")

;; The commands of the configuration.
(eglot--signal-textDocument/didChange)
(save-window-excursion (mlopt-run "builtin.module(canonicalize)"))
(with-current-buffer "*mlopt*"
  (check (string-match-p "^-.*arith.constant" (buffer-string)) "the difference is shown"))
(save-window-excursion
  (goto-char (point-min))
  (search-forward "return")
  (mlopt-why "builtin.module(convert-to-llvm)"))
(with-current-buffer "*mlopt*"
  (check (string-match-p "return" (buffer-string)) "what happened is shown"))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(princ "1 passed, 0 failed\n")
;;; emacs.el ends here
