import { foldText } from './text'
import { withoutInvisible } from './typed/characters'

/**
 * Reduces a message to what two copies have in common: words without case, accents, punctuation and emojis, and one 0 for
 * each number.
 */
export const copyWords = (text: string): string =>
  (foldText(withoutInvisible(text)).match(/\p{L}+|\p{N}+/gu) ?? [])
    .map((word) => (/^\p{N}/u.test(word) ? '0' : word))
    .join(' ')
    .replace(/0(?: 0)+/g, '0')
