/**
 * All invisible characters except joiners, variation selectors and tags, which change how other characters look, and
 * bidirectional controls, which `isOneLine` rejects.
 */
const stray =
  /(?![\u200c\u200d\u202a-\u202e\u2066-\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu
const ends = /^[\p{White_Space}\u200c\u200d]+|[\p{White_Space}\u200c\u200d]+$/gu

/** Returns the stored form: NFC, single spaces, no stray invisible characters, and no spaces or joiners at the ends. */
export const normalizeLine = (text: string): string =>
  text
    .replace(stray, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(ends, '')

/** U+2800 is the blank Braille pattern, which Unicode classifies as a symbol. */
export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
