import { alertNames } from '../common/BootData'
import type { AlertName } from '../common/BootData'

/** Reads the cookie with what the browser's last page had to tell its member; made-up names are dropped. */
export const noticesIn = (cookie: string | undefined): readonly AlertName[] => {
  const told = new Set(cookie?.split('.'))
  return alertNames.filter((name) => told.has(name))
}
