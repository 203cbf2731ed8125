import { alertNames } from '../../common/BootData'
import type { AlertName } from '../../common/BootData'

/** Next to every browser that a member uses for the first time has this to tell them. */
const firstNotices: readonly AlertName[] = ['push']

/**
 * Reads the cookie with what the browser's last page had to tell its member; made-up names are dropped. Without it, what a first
 * page has to tell.
 */
export const parseNotices = (cookie: string | undefined): readonly AlertName[] => {
  if (cookie === undefined) return firstNotices
  const told = new Set(cookie.split('.'))
  return alertNames.filter((name) => told.has(name))
}
