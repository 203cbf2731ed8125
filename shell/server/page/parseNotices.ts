import { alertNames } from '../../common/BootData'
import type { AlertName } from '../../common/BootData'

/** Assumed without a cookie: a member's first page in a new browser usually shows the push notice. */
const firstNotices: readonly AlertName[] = ['push']

/** Returns the alerts that were due last, according to the cookie. Without a cookie, assumes those of a first page. */
export const parseNotices = (cookie: string | undefined): readonly AlertName[] => {
  if (cookie === undefined) return firstNotices
  const names = new Set(cookie.split('.'))
  return alertNames.filter((name) => names.has(name))
}
