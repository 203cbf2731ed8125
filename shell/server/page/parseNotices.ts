import { alertNames } from '../../common/BootData'
import type { AlertName } from '../../common/BootData'

/** A member's first page usually shows the push notice. */
const firstNotices: readonly AlertName[] = ['push']

export const parseNotices = (cookie: string | undefined): readonly AlertName[] => {
  if (cookie === undefined) return firstNotices
  const names = new Set(cookie.split('.'))
  return alertNames.filter((name) => names.has(name))
}
