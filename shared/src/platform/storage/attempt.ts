/**
 * For browser APIs that can throw: reading `window.localStorage` throws a SecurityError if cookies are blocked, and
 * writing to full storage throws a QuotaExceededError.
 */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
