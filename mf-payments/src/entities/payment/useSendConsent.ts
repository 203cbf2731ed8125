import { memberStorage } from '@duetto/shared/domain'
import type { StorageKey } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { useState } from 'react'

const areaKeyOf = ({ userId, profileId }: WaitingMessage): StorageKey =>
  `${memberStorage.sendConsent}${userId}.${profileId}`

/**
 * The choice survives a declined payment and visits to other pages in the tab. It applies only to this exact text,
 * because sending costs credits.
 */
export const useSendConsent = (
  waiting: WaitingMessage | null,
): readonly [boolean, (sends: boolean) => void] => {
  // Only forces a re-render. Session storage holds the choice.
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
