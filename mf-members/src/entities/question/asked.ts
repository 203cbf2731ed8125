import { localArea } from '@duetto/shared/platform'

/** After this many dismissals, the question is not shown again. */
const mostSkips = 2

interface Asked {
  /** The last day on which the question was answered or dismissed. */
  day: number
  skips: number
}

const keyOf = (memberId: number): string => `duetto.question.${memberId}`

const read = (memberId: number): Asked => {
  const [day, skips] = (localArea.read(keyOf(memberId)) ?? '').split('.').map(Number)
  return { day: day || 0, skips: skips || 0 }
}

const write = (memberId: number, { day, skips }: Asked): void =>
  void localArea.write(keyOf(memberId), `${day}.${skips}`)

export const isDue = (memberId: number, day: number): boolean => {
  const asked = read(memberId)
  return asked.day !== day && asked.skips < mostSkips
}
export const noteAnswered = (memberId: number, day: number): void => write(memberId, { day, skips: 0 })
export const noteSkipped = (memberId: number, day: number): void =>
  write(memberId, { day, skips: read(memberId).skips + 1 })
