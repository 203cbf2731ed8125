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

/** The more of the text matches a topic, the higher its score; whole phrases count more than single words. */
const scoreOf = ({ hears }: Topic, text: string): number =>
  hears.reduce((score, given) => {
    const cue = normalise(given).trim()
    const end = cue.length <= wholeWordMax ? ' ' : ''
    const isHeard = [cue, normalise(spellOut(given)).trim()].some((typed) => text.includes(` ${typed}${end}`))
    return isHeard ? score + cue.length : score
  }, 0)

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
