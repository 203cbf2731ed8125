import type { Topic } from './types'

/** Letters that Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o' }

/** How letters are typed on a keyboard that lacks them. */
const spelledOut: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' }

const spellOut = (cue: string): string => cue.replace(/[åäæöøü]/gu, (letter) => spelledOut[letter] ?? letter)

/** Lower case, without accents and punctuation, so that hasty typing is understood too. */
export const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[æø]/gu, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `

/** Cues this short must be whole words: "no" does not match "north". */
const wholeWordMax = 3

interface Cue {
  /** As it may be typed, within a normalised text. */
  typed: readonly string[]
  length: number
}

const readCue = (given: string): Cue => {
  const cue = normalise(given).trim()
  const end = cue.length <= wholeWordMax ? ' ' : ''
  const spelled = normalise(spellOut(given)).trim()
  return { typed: [cue, spelled].map((form) => ` ${form}${end}`), length: cue.length }
}

/** Every message is compared with all cues of a language, which never change. */
const cuesRead = new WeakMap<Topic, readonly Cue[]>()
const cuesOf = (topic: Topic): readonly Cue[] => {
  const known = cuesRead.get(topic)
  if (known) return known
  const read = topic.hears.map(readCue)
  cuesRead.set(topic, read)
  return read
}

/** The more of the text matches a topic, the higher its score; whole phrases count more than single words. */
const scoreOf = (topic: Topic, text: string): number =>
  cuesOf(topic).reduce(
    (score, { typed, length }) => (typed.some((form) => text.includes(form)) ? score + length : score),
    0,
  )

/** Cues, from a list with commas. */
export const cues = (list: string): string[] => list.split(',').map((cue) => cue.trim())

/** The topics of a text, best first; empty if none match. */
export const findTopics = (topics: readonly Topic[], text: string): Topic[] => {
  const heard = normalise(text)
  return topics
    .map((topic) => ({ topic, score: scoreOf(topic, heard) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}
