/** Invisible characters, except those that shape letters and emoji, and those that change the direction. */
const stray =
  /(?![\u200c\u200d\u202a-\u202e\u2066-\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu
const ends = /^[\p{White_Space}\u200c\u200d]+|[\p{White_Space}\u200c\u200d]+$/gu

/** A name, town or other line as it is stored and compared: NFC, single spaces, nothing invisible around it. */
export const normalizeLine = (text: string): string =>
  text
    .replace(stray, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(ends, '')

/** Whether a text has a visible character; Unicode classifies the blank Braille pattern as a symbol. */
export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
