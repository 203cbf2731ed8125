/**
 * Returns the result of `act`, or `otherwise` if `act` throws. Even reading `window.localStorage` throws a
 * SecurityError with blocked cookies. Full storage throws a QuotaExceededError.
 */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
