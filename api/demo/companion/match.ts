import type { Topic } from './types'

/** Lower case, without accents and punctuation, so that hasty typing is understood too. */
export const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `

/** Cues this short must be whole words: "no" does not match "north". */
const wholeWordMax = 3

/** The more of the text matches a topic, the higher its score; whole phrases count more than single words. */
const scoreOf = ({ hears }: Topic, text: string): number =>
  hears.reduce((score, given) => {
    const cue = normalise(given).trim()
    const isHeard = text.includes(cue.length <= wholeWordMax ? ` ${cue} ` : ` ${cue}`)
    return isHeard ? score + cue.length : score
  }, 0)

/** The topics of a text, best first; empty if none match. */
export const findTopics = (topics: readonly Topic[], text: string): Topic[] => {
  const heard = normalise(text)
  return topics
    .map((topic) => ({ topic, score: scoreOf(topic, heard) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}
