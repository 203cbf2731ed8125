import { dayMs, limits, prompts } from '@duetto/shared/domain'
import type { Prompt } from '@duetto/shared/domain'

export const dayOf = (now: number): number => Math.floor(now / dayMs)

export const questionOf = (day: number, answered: readonly Prompt[]): Prompt | null => {
  if (answered.length >= limits.answeredPrompts) return null
  const turned = [...prompts.slice(day % prompts.length), ...prompts.slice(0, day % prompts.length)]
  return turned.find((prompt) => !answered.includes(prompt)) ?? null
}
