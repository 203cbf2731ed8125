import { memberStorage } from '@duetto/shared/domain'
import { sessionArea, useSession } from '@duetto/shared/platform'
import { useState } from 'react'

/** Address to which an unconfirmed member had a link sent in this tab, or ''. Survives a reload. */
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
