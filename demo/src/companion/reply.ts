import { findTopics } from './match'
import type { placeholders, Script } from './script'

interface Persona {
  name: string
  age: number
  city: string
  interests: readonly string[]
}

interface Conversation {
  script: Script
  persona: Persona
  text: string
  sent: readonly string[]
  /** Id of the message, so that the choice of lines is deterministic. */
  seed: number
}

const quoteMax = 60
const placeholdersIn = (line: string): string[] =>
  [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The longest part between placeholders is enough to recognise the line in sent messages. */
const coreOf = (line: string): string =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

const truncate = (text: string): string => {
  const points = Array.from(text.replace(/\s+/gu, ' ').trim())
  return points.length <= quoteMax ? points.join('') : `${points.slice(0, quoteMax - 1).join('')}…`
}

interface Reply {
  text: string
  isAnswer: boolean
}

export const replyTo = ({ script, persona, text, sent, seed }: Conversation): Reply => {
  const facts: Record<(typeof placeholders)[number], string> = {
    name: persona.name,
    age: String(persona.age),
    city: persona.city,
    interest: persona.interests[seed % Math.max(1, persona.interests.length)] ?? '',
    interests: persona.interests.slice(0, 3).join(', '),
    quote: truncate(text),
    count: String(sent.length + 1),
  }
  const values = new Map<string, string>(Object.entries(facts))
  const fill = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
  const history = sent.join('\n')
  const pick = (lines: readonly string[]): string | undefined => {
    const unused = lines.filter(
      (line) => placeholdersIn(line).every((name) => values.get(name)) && !history.includes(coreOf(line)),
    )
    const line = unused[seed % Math.max(1, unused.length)]
    return line && fill(line)
  }

  const allTopics = Object.values(script.topics)
  const topics = findTopics(allTopics, text)
  const matched = topics.map((topic) => ({ topic, line: pick(topic.replies) })).find(({ line }) => line)
  const hadQuestion = sent.at(-1)?.trimEnd().endsWith('?') ?? false
  const answer =
    matched?.line ?? (hadQuestion && topics.length === 0 ? pick(script.acknowledgements) : undefined)
  const line =
    answer ??
    pick(script.echoes) ??
    pick([...script.questions, ...allTopics.flatMap(({ questions }) => questions)])
  const isAnswer = answer !== undefined
  if (line === undefined) return { text: fill(script.exhausted), isAnswer }
  const question = line.endsWith('?')
    ? undefined
    : pick([...(matched?.topic.questions ?? []), ...script.questions])
  // Every third reply omits the question if the topic is known, because constant questions feel like an interrogation.
  const isAsking = question !== undefined && (sent.length % 3 !== 2 || !matched)
  const parts = [line, isAsking && question, sent.length === 0 && script.disclosure]
  return { text: parts.filter(Boolean).join(' '), isAnswer }
}
