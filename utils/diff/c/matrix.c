// SPDX-License-Identifier: Apache-2.0
// Products, transposition and elimination of matrices of doubles and floats.
#include <math.h>
#include <stdio.h>

enum { N = 24 };

static double a[N][N], b[N][N], c[N][N];
static float flat[N * N] __attribute__((aligned(32)));

static void multiply(double (*restrict out)[N], double (*restrict x)[N],
                     double (*restrict y)[N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++)
        sum += x[i][k] * y[k][j];
      out[i][j] = sum;
    }
}

static double determinant(double (*m)[N]) {
  double det = 1;
  for (int column = 0; column < N; column++) {
    int pivot = column;
    for (int row = column + 1; row < N; row++)
      if (fabs(m[row][column]) > fabs(m[pivot][column]))
        pivot = row;
    if (m[pivot][column] == 0)
      return 0;
    if (pivot != column) {
      for (int k = 0; k < N; k++) {
        double t = m[pivot][k];
        m[pivot][k] = m[column][k];
        m[column][k] = t;
      }
      det = -det;
    }
    det *= m[column][column];
    for (int row = column + 1; row < N; row++) {
      double factor = m[row][column] / m[column][column];
      for (int k = column; k < N; k++)
        m[row][k] -= factor * m[column][k];
    }
  }
  return det;
}

static float blur(const float *in, float *out, int width, int height) {
  float total = 0;
  for (int y = 1; y + 1 < height; y++)
    for (int x = 1; x + 1 < width; x++) {
      const float *p = in + y * width + x;
      float v = (p[0] * 4 + p[-1] + p[1] + p[-width] + p[width]) * 0.125f;
      out[y * width + x] = v;
      total += v;
    }
  return total;
}

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (i * 7 + j * 3) % 11 - 5.0 + (i == j) * 20;
      b[i][j] = (i + 2 * j) % 5 * 0.5;
      flat[i * N + j] = (float)(a[i][j] - b[j][i]);
    }
  multiply(c, a, b);
  double trace = 0;
  for (int i = 0; i < N; i++)
    trace += c[i][i];
  static float out[N * N];
  float total = blur(flat, out, N, N);
  printf("%.6f %.6e %.4f\n", trace, determinant(a), (double)total);
  return 0;
}
