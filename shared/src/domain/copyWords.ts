import { foldText } from './text'
import { withoutInvisible } from './typed/characters'

/** Equal for copies of a message: ignores case, accents, punctuation and emojis. Consecutive numbers become one 0. */
export const copyWords = (text: string): string =>
  (foldText(withoutInvisible(text)).match(/\p{L}+|\p{N}+/gu) ?? [])
    .map((word) => (/^\p{N}/u.test(word) ? '0' : word))
    .join(' ')
    .replace(/0(?: 0)+/g, '0')
