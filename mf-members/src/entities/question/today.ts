import { limits, prompts } from '@duetto/shared/domain'
import type { Prompt } from '@duetto/shared/domain'

const DAY_MS = 24 * 60 * 60_000

/** Days since 1970, in UTC: all devices of a member are asked the same. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS)

/** The first from the day's own place on that the member has not answered; null on a profile that is full. */
export const questionOf = (day: number, answered: readonly Prompt[]): Prompt | null => {
  if (answered.length >= limits.answeredPrompts) return null
  const turned = [...prompts.slice(day % prompts.length), ...prompts.slice(0, day % prompts.length)]
  return turned.find((prompt) => !answered.includes(prompt)) ?? null
}
