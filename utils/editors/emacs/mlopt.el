;;; mlopt.el --- MLIR with mlopt's language server -*- lexical-binding: t -*-
;; SPDX-License-Identifier: Apache-2.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))

;;; Commentary:
;; A mode for .mlir files: highlighting, and `mlopt -lsp' through eglot.

;;; Code:

(require 'eglot)

(defgroup mlopt nil "MLIR." :group 'languages)

(defcustom mlopt-program "mlopt"
  "The program mlopt."
  :type 'string)

(defvar mlopt-font-lock
  `(("@\\(?:\"[^\"\n]*\"\\|[[:alpha:]_][[:alnum:]_$.]*\\)" . font-lock-function-name-face)
    ("%\\(?:[0-9]+\\|[[:alpha:]$._-][[:alnum:]$._-]*\\)\\(?:#[0-9]+\\)?" . font-lock-variable-name-face)
    ("\\^\\(?:[0-9]+\\|[[:alpha:]$._-][[:alnum:]$._-]*\\)" . font-lock-constant-face)
    ("[!#]\\(?:[0-9]+\\|[[:alpha:]$._-][[:alnum:]$._-]*\\)" . font-lock-type-face)
    ("\\_<\\(?:[su]?i[0-9]+\\|b?f[0-9]+\\|tf32\\|index\\|none\\|memref\\|tensor\\|vector\\|tuple\\|complex\\)\\_>" . font-lock-type-face)
    ("\\_<[[:alpha:]_][[:alnum:]_$]*\\(?:\\.[[:alnum:]_$]+\\)+" . font-lock-keyword-face)
    ("\\_<\\(?:module\\|func\\|return\\|call\\|attributes\\|loc\\)\\_>" . font-lock-keyword-face))
  "What `mlopt-mode' highlights besides strings and comments.")

(defvar mlopt-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?$ "_" table)
    table)
  "Syntax of MLIR.")

;;;###autoload
(define-derived-mode mlopt-mode prog-mode "MLIR"
  "A mode for MLIR."
  (setq-local comment-start "// "
              comment-end ""
              indent-tabs-mode nil
              font-lock-defaults '(mlopt-font-lock)))

(defun mlopt--command (command &rest arguments)
  "What the server answers to COMMAND with ARGUMENTS, a property list."
  (eglot-execute-command
   (eglot-current-server) command
   (vector (append (list :uri (eglot--path-to-uri buffer-file-name)) arguments))))

(defun mlopt--show (text mode)
  "Show TEXT in a window beside this one, in MODE."
  (with-current-buffer (get-buffer-create "*mlopt*")
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text))
    (funcall mode)
    (goto-char (point-min))
    (pop-to-buffer (current-buffer))))

(defun mlopt-run (pipeline)
  "Run PIPELINE over the file and show the difference."
  (interactive "sPipeline: ")
  (let ((result (mlopt--command "mlopt.runPipeline" :pipeline pipeline)))
    (mlopt--show (if (eq (plist-get result :ok) t) (plist-get result :diff)
                   (plist-get result :messages))
                 #'diff-mode)))

(defun mlopt-why (pipeline)
  "Say why PIPELINE does not convert the operation at point."
  (interactive "sPipeline: ")
  (let ((result (mlopt--command "mlopt.explain" :pipeline pipeline
                                :position (eglot--pos-to-lsp-position))))
    (mlopt--show (concat (mapconcat #'identity (plist-get result :reasons) "\n")
                         "\n" (plist-get result :trace))
                 #'special-mode)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlopt-mode))
(add-to-list 'eglot-server-programs
             `(mlopt-mode . ,(lambda (&rest _) (list mlopt-program "-lsp"))))

(provide 'mlopt)
;;; mlopt.el ends here
