import type ts from 'typescript'

export interface Value {
  type: ts.Type
}
/** Alternatives, one of which is selected by a condition or key in the source. */
export interface Choice {
  key: string
  oneOf: Part[][]
}
export type Part = string | Value | Choice

export interface Variant {
  text: string
  values: ts.Type[]
}

type Picks = Readonly<Record<string, number>>

const isChoice = (part: Part): part is Choice => typeof part === 'object' && 'oneOf' in part

/** Covers each alternative of each choice, but not all combinations. */
const picksOf = (parts: readonly Part[], outer: Picks): Picks[] =>
  parts.filter(isChoice).flatMap(({ key, oneOf }) =>
    oneOf.flatMap((alternative, index) => {
      const picks = { ...outer, [key]: index }
      return [picks, ...picksOf(alternative, picks)]
    }),
  )

const flatten = (parts: readonly Part[], picks: Picks): (string | Value)[] =>
  parts.flatMap((part) => (isChoice(part) ? flatten(part.oneOf[picks[part.key] ?? 0] ?? [], picks) : [part]))

export const variantsOf = (parts: readonly Part[]): Variant[] => {
  const variants = [{}, ...picksOf(parts, {})].map((picks): Variant => {
    const values: ts.Type[] = []
    const texts = flatten(parts, picks).map((part) =>
      typeof part === 'string' ? part : `$${values.push(part.type)}`,
    )
    return { text: texts.join(''), values }
  })
  return [...new Map(variants.map((variant) => [variant.text, variant])).values()]
}

export interface Item {
  parts: Part[]
  optional?: string
}

/** Treats the first item as always present. */
export const joinItems = (items: readonly Item[], separator: string): Part[] =>
  items.flatMap(({ parts, optional }, index): Part[] => {
    if (index === 0) return parts
    const separated = [separator, ...parts]
    return optional === undefined ? separated : [{ key: optional, oneOf: [separated, []] }]
  })
