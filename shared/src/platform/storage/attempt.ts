/**
 * Runs `act`, or returns `otherwise` if the browser refuses: with cookies blocked, even reading
 * `window.localStorage` throws a SecurityError; full storage throws a QuotaExceededError.
 */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
