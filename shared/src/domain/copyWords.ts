import { foldText } from './text'
import { withoutInvisible } from './typed/characters'

/**
 * Normalises a message for detecting copies: lower case, no accents, punctuation or emojis, and a single 0 for
 * consecutive numbers.
 */
export const copyWords = (text: string): string =>
  (foldText(withoutInvisible(text)).match(/\p{L}+|\p{N}+/gu) ?? [])
    .map((word) => (/^\p{N}/u.test(word) ? '0' : word))
    .join(' ')
    .replace(/0(?: 0)+/g, '0')
