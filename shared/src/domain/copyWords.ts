import { foldText } from './text'
import { withoutInvisible } from './typed/characters'

/**
 * Normalises a message for detecting copies: removes case, accents, punctuation and emojis, and replaces consecutive
 * numbers with a single 0.
 */
export const copyWords = (text: string): string =>
  (foldText(withoutInvisible(text)).match(/\p{L}+|\p{N}+/gu) ?? [])
    .map((word) => (/^\p{N}/u.test(word) ? '0' : word))
    .join(' ')
    .replace(/0(?: 0)+/g, '0')
