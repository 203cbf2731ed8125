import { writeCookie } from '@duetto/shared/platform'

const MONTH_S = 30 * 86_400

/** Stores a hint in a cookie, so that the server renders the next page's first paint like this one. */
export const saveRenderHint = (cookie: string, value: string): void => writeCookie(cookie, value, MONTH_S)
