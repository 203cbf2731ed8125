/**
 * With blocked cookies, even reading `window.localStorage` throws a SecurityError. Full storage throws a
 * QuotaExceededError.
 */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
