import { memberStorage } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { useState } from 'react'

const areaKeyOf = ({ userId, profileId }: WaitingMessage): string =>
  `${memberStorage.sendConsent}${userId}.${profileId}`

/**
 * Returns whether the member asked to send the message after paying, and a setter. The choice survives a declined
 * payment and other pages in the same tab. It covers these words only, because sending costs credits: an edited text is
 * another message, which the member has to choose again.
 */
export const useSendConsent = (
  waiting: WaitingMessage | null,
): readonly [boolean, (sends: boolean) => void] => {
  // Storage is the state, so that the choice follows from it also if the recipient changes.
  const [, setChanges] = useState(0)
  if (!waiting || waiting.text === '') return [false, () => undefined]
  const words = `${waiting.key} ${waiting.text}`
  const choose = (sends: boolean): void => {
    if (sends) sessionArea.write(areaKeyOf(waiting), words)
    else sessionArea.remove(areaKeyOf(waiting))
    setChanges((count) => count + 1)
  }
  return [sessionArea.read(areaKeyOf(waiting)) === words, choose]
}
