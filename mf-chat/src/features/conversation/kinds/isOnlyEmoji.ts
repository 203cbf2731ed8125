const most = 3
/** UTF-16 units per emoji, to reject long texts before segmenting them. */
const longest = 40
const emoji = /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}{2})/u
const stacked = /(?![\ufe0f\u20e3])\p{M}|[\p{L}\p{Cc}]/u

export const isOnlyEmoji = (text: string): boolean => {
  const line = text.trim()
  if (!line || line.length > most * longest || !('Segmenter' in Intl)) return false
  const found = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)]
  return found.length <= most && found.every(({ segment }) => emoji.test(segment) && !stacked.test(segment))
}
