import { findTopics } from './match'
import type { Persona, Script } from './types'

export interface Talk {
  script: Script
  persona: Persona
  /** The member's last message. */
  text: string
  /** All earlier messages of this conversation, oldest first. */
  said: readonly string[]
  /** Constant per message, so that the same one gets the same reply. */
  seed: number
}

const quoteMax = 60
const placesOf = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The longest part of a line without placeholders, by which a sent line is recognised. */
const coreOf = (line: string): string =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

const shorten = (text: string): string => {
  const points = Array.from(text.replace(/\s+/gu, ' ').trim())
  return points.length <= quoteMax ? points.join('') : `${points.slice(0, quoteMax - 1).join('')}…`
}

/** The reply to a message: on topic, based on the persona, and never repeated. */
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
  /** The lines that have not been sent yet, starting at a random one. */
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
  // A question every time would feel like an interrogation.
  const isAsking = question !== undefined && (said.length % 3 !== 2 || !answered)
  return [line, isAsking && question, said.length === 0 && script.disclosure].filter(Boolean).join(' ')
}
