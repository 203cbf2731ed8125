const undecomposed: Readonly<Record<string, string>> = { æ: 'ae', ł: 'l', œ: 'oe', ø: 'o', ß: 'ss' }

/** Spellings that people use on keyboards without these letters. */
const spellings: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' }

const normalize = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[æłœøß]/gu, (letter) => undecomposed[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `

/** Maximum length of cues that match only whole words, because "no" would otherwise match "north". */
const wholeWordMax = 3

interface Cue {
  forms: readonly string[]
  length: number
}

interface WithCues {
  cues: readonly Cue[]
}

export const parseCue = (text: string): Cue => {
  const cue = normalize(text).trim()
  const spelledOut = normalize(text.replace(/[åäæöøü]/gu, (letter) => spellings[letter] ?? letter)).trim()
  const end = cue.length <= wholeWordMax ? ' ' : ''
  return { forms: [cue, spelledOut].map((form) => ` ${form}${end}`), length: cue.length }
}

/** Sums the lengths of the matching cues, so that phrases outweigh single words. */
const scoreOf = ({ cues }: WithCues, text: string): number =>
  cues
    .filter(({ forms }) => forms.some((form) => text.includes(form)))
    .reduce((score, { length }) => score + length, 0)

export const findTopics = <Topic extends WithCues>(topics: readonly Topic[], text: string): Topic[] => {
  const normalized = normalize(text)
  return topics
    .map((topic) => ({ topic, score: scoreOf(topic, normalized) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}
