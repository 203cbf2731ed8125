import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { useAct } from '../parts/useAct'
import type { Value } from './values'

export interface Change {
  host: string
  name: string
  before: Value
  after: Value
}

export const useSettingChange = () => {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [last, setLast] = useState<Change | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async (change: Change, reason = ''): Promise<boolean> => {
    const { host, name, before, after } = change
    const body = { host, name, value: after, seen: before, reason }
    const saved = await act(
      () => callConsole('changeSetting', { body }),
      ({ message, details }) => setRefusal([translate(message), details['reason']].filter(Boolean).join(' ')),
    )
    if (!saved) return false
    setLast(change)
    setRefusal(null)
    await queries.invalidateQueries({ queryKey: ['settings'] })
    return true
  }
  const undo = async ({ before, after, ...change }: Change): Promise<void> => {
    if (await save({ ...change, before: after, after: before })) setLast(null)
  }
  return { save, undo, last, refusal, forgetRefusal: () => setRefusal(null), isRunning }
}
