/**
 * Runs `act`; returns `otherwise` if it throws. With blocked cookies, even reading `window.localStorage` throws
 * a SecurityError; full storage throws a QuotaExceededError.
 */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
