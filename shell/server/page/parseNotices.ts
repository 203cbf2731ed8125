import { alertNames } from '../../common/BootData'
import type { AlertName } from '../../common/BootData'

/** Notices assumed without a cookie, because a member's first page in a new browser usually shows the push notice. */
const firstNotices: readonly AlertName[] = ['push']

/**
 * Reads the notices of the browser's last page from the cookie and drops unknown names. Without a cookie, returns the
 * notices of a first page.
 */
export const parseNotices = (cookie: string | undefined): readonly AlertName[] => {
  if (cookie === undefined) return firstNotices
  const names = new Set(cookie.split('.'))
  return alertNames.filter((name) => names.has(name))
}
