import { memberStorage } from '@duetto/shared/domain'
import { isRecordOf, readStored, sessionArea, writeStored } from '@duetto/shared/platform'

export interface Progress {
  answers: Record<string, string>
  step: number
  isFound: boolean
}
interface StoredProgress extends Progress {
  memberId: number
}

const storageKey = memberStorage.matchFinder
const isAnswers = isRecordOf((value): value is string => typeof value === 'string')

const isProgress = (value: unknown): value is StoredProgress => {
  if (typeof value !== 'object' || value === null) return false
  const { answers, step, isFound, memberId } = value as Partial<Record<keyof StoredProgress, unknown>>
  return (
    isAnswers(answers) &&
    Number.isSafeInteger(step) &&
    typeof isFound === 'boolean' &&
    typeof memberId === 'number'
  )
}

export const readProgress = (memberId: number): Progress | null => {
  const stored = readStored(storageKey, isProgress, sessionArea)
  return stored?.memberId === memberId ? stored : null
}

export const storeProgress = (memberId: number, progress: Progress): void => {
  writeStored(storageKey, { ...progress, memberId } satisfies StoredProgress, sessionArea)
}
