import { writeCookie } from '@duetto/shared/platform'

const MONTH_S = 30 * 86_400

export const saveRenderHint = (cookie: string, value: string): void => writeCookie(cookie, value, MONTH_S)
