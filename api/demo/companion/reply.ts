import { findTopics } from './match'
import type { Persona, Script } from './types'

export interface Talk {
  script: Script
  persona: Persona
  /** What the member wrote last. */
  text: string
  /** All that was said in this conversation before, oldest first. */
  said: readonly string[]
  /** Steady for a message: the same one is answered alike. */
  seed: number
}

const quoteMax = 60
const placesOf = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The longest part of a line that is the same for everybody: by this one it is known again. */
const coreOf = (line: string): string =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

const shorten = (text: string): string => {
  const points = Array.from(text.replace(/\s+/gu, ' ').trim())
  return points.length <= quoteMax ? points.join('') : `${points.slice(0, quoteMax - 1).join('')}…`
}

/** The answer to a message: to what was asked, from the persona's facts, and never what was said before. */
export const replyTo = ({ script, persona, text, said, seed }: Talk): string => {
  const interest = persona.interests[seed % Math.max(1, persona.interests.length)] ?? ''
  const facts: Record<string, string> = {
    name: persona.name,
    age: String(persona.age),
    city: persona.city,
    interest,
    interests: persona.interests.slice(0, 3).join(', '),
    quote: shorten(text),
    count: String(said.length + 1),
  }
  const fill = (line: string): string => line.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  const before = said.join('\n')
  /** The lines whose own words were not said yet, beginning at one of chance. */
  const fresh = (lines: readonly string[]): string[] => {
    const filled = lines
      .filter((line) => placesOf(line).every((name) => facts[name]) && !before.includes(coreOf(line)))
      .map(fill)
    const start = filled.length === 0 ? 0 : seed % filled.length
    return [...filled.slice(start), ...filled.slice(0, start)]
  }

  const topics = findTopics(script.topics, text)
  const answered = topics.map((topic) => ({ topic, line: fresh(topic.says)[0] })).find(({ line }) => line)
  const wasAsked = said.at(-1)?.trimEnd().endsWith('?') ?? false
  const line =
    answered?.line ??
    (wasAsked && topics.length === 0 ? fresh(script.acknowledges)[0] : undefined) ??
    fresh(script.takesUp)[0] ??
    fresh([...script.asks, ...script.topics.flatMap(({ asks = [] }) => asks)])[0]
  if (line === undefined) return fill(script.runsOut)
  const question = line.endsWith('?')
    ? undefined
    : fresh([...(answered?.topic.asks ?? []), ...script.asks])[0]
  // A question each time would be an interrogation.
  const isAsking = question !== undefined && (said.length % 3 !== 2 || !answered)
  return [line, isAsking && question, said.length === 0 && script.disclosure].filter(Boolean).join(' ')
}
