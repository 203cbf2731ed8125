import { writeCookie } from '@duetto/shared/platform'

const MONTH_S = 30 * 86_400

/** Stores a hint in a cookie for 30 days. With it, the server can render the next page's first paint like this page. */
export const saveRenderHint = (cookie: string, value: string): void => writeCookie(cookie, value, MONTH_S)
