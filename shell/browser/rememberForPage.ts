const MONTH_S = 30 * 86_400

/** A cookie about this page, so that the server draws the next one's first paint like it. */
export const rememberForPage = (cookie: string, value: string): void => {
  document.cookie = `${cookie}=${value}; path=/; max-age=${MONTH_S}; samesite=lax`
}
