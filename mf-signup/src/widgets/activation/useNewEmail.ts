import { memberStorage } from '@duetto/shared/domain'
import { sessionArea, useSession } from '@duetto/shared/platform'
import { useState } from 'react'

/** The unconfirmed member's corrected address, or ''. Survives a reload of the tab. */
export const useNewEmail = (): [string, (email: string) => void] => {
  const { user } = useSession()
  const key = `${memberStorage.newEmail}${user?.id}`
  const [email, setEmail] = useState(() => sessionArea.read(key) ?? '')
  const save = (next: string): void => {
    setEmail(next)
    if (next) sessionArea.write(key, next)
    else sessionArea.remove(key)
  }
  return [email, save]
}
