import { foldText } from './text'
import { withoutInvisible } from './typed/characters'

/**
 * Returns the words of a message, by which copies of it are recognised: without case, accents, punctuation and emojis.
 * Consecutive numbers become one 0.
 */
export const copyWords = (text: string): string =>
  (foldText(withoutInvisible(text)).match(/\p{L}+|\p{N}+/gu) ?? [])
    .map((word) => (/^\p{N}/u.test(word) ? '0' : word))
    .join(' ')
    .replace(/0(?: 0)+/g, '0')
