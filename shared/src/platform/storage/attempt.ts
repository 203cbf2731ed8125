/**
 * Returns the result of `act`, or `otherwise` if it throws. Reading `window.localStorage` throws a SecurityError if
 * cookies are blocked, and writing to full storage throws a QuotaExceededError.
 */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
