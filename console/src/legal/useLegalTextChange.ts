import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { LegalPage, Locale } from '@duetto/shared/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callConsole } from '../server/callConsole'
import { useAct } from '../parts/useAct'

export interface LegalKey {
  /** `*` for all hosts. */
  host: string
  page: LegalPage
  language: Locale
}

export type StoredLegalText = ConsoleResponse<'readLegalText'>

export const useLegalTextChange = (key: LegalKey, { version }: StoredLegalText) => {
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [isOutdated, setIsOutdated] = useState(false)

  /** Saves the text, or removes it with a null body. Resolves with whether it was saved. */
  const save = async (body: string | null, asOf: string): Promise<boolean> => {
    const change = { ...key, body, as_of: asOf, seen: version }
    const saved = await act(
      () => callConsole('saveLegalText', { body: change }),
      ({ code }) => setIsOutdated(code === 'conflict'),
    )
    if (!saved) return false
    await Promise.all(
      ['legal-texts', 'legal-text'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    )
    return true
  }
  return { save, isOutdated, isRunning }
}
