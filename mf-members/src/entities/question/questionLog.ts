import { memberStorage } from '@duetto/shared/domain'
import type { StorageKey } from '@duetto/shared/domain'
import { localArea } from '@duetto/shared/platform'

/** After this many consecutive dismissals, this browser stops asking the member. */
const maxSkips = 2

interface QuestionLog {
  day: number
  skips: number
}

const keyOf = (memberId: number): StorageKey => `${memberStorage.question}${memberId}`

const read = (memberId: number): QuestionLog => {
  const [day, skips] = (localArea.read(keyOf(memberId)) ?? '').split('.').map(Number)
  return { day: day || 0, skips: skips || 0 }
}

const write = (memberId: number, { day, skips }: QuestionLog): void =>
  void localArea.write(keyOf(memberId), `${day}.${skips}`)

export const isDue = (memberId: number, day: number): boolean => {
  const log = read(memberId)
  return log.day !== day && log.skips < maxSkips
}
export const recordAnswer = (memberId: number, day: number): void => write(memberId, { day, skips: 0 })
export const recordSkip = (memberId: number, day: number): void =>
  write(memberId, { day, skips: read(memberId).skips + 1 })
