import { writeCookie } from '@duetto/shared/platform'

const MONTH_S = 30 * 86_400

/** A cookie about this page, so that the server draws the next one's first paint like it. */
export const saveRenderHint = (cookie: string, value: string): void => writeCookie(cookie, value, MONTH_S)
