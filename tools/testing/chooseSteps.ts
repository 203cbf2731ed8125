import type { Step } from './runSteps'

export const partsOf = (steps: readonly Step[]): string[] => [...new Set(steps.flatMap(({ parts }) => parts))]

export const chooseSteps = (steps: readonly Step[], words: readonly string[]) => {
  const known = new Set(partsOf(steps))
  const end = words.findIndex((word) => !known.has(word))
  const named = end < 0 ? words : words.slice(0, end)
  const args = words.slice(named.length)
  if (named.length === 0 && args.length > 0) return { chosen: [], args: [...args] }
  return { chosen: steps.filter(({ parts }) => named.every((name) => parts.includes(name))), args: [...args] }
}
