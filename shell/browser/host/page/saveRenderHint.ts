import { writeCookie } from '@duetto/shared/platform'
import { memberCookies } from '../../../common/BootData'

const MONTH_S = 30 * 86_400

export const saveRenderHint = (cookie: (typeof memberCookies)[number], value: string): void =>
  writeCookie(cookie, value, MONTH_S)

export const clearRenderHints = (): void => {
  for (const cookie of memberCookies) writeCookie(cookie, '', 0)
}
