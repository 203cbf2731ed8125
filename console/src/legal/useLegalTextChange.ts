import type { ConsoleQuery, ConsoleResponse } from '@duetto/shared/contract/console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { useAct } from '../parts/useAct'
import type { Refusals } from '../parts/useAct'

export type LegalKey = ConsoleQuery<'readLegalText'>

export type StoredLegalText = ConsoleResponse<'readLegalText'>

const refusals: Refusals = { conflict: 'console.legal.changed', not_found: 'console.legal.noSite' }

export const useLegalTextChange = (key: LegalKey, { version }: StoredLegalText) => {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [refusal, setRefusal] = useState<string | null>(null)

  /** A null `body` removes the text. Resolves to false if the call fails. */
  const save = async (body: string | null, asOf: string): Promise<boolean> => {
    const change = { ...key, body, as_of: asOf, seen: version }
    const saved = await act(
      () => callConsole('saveLegalText', { body: change }),
      ({ code, message }) => setRefusal(translate(refusals[code] ?? message)),
    )
    if (!saved) return false
    setRefusal(null)
    await Promise.all(
      ['legal-texts', 'legal-text'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    )
    return true
  }
  return { save, refusal, isRunning }
}
