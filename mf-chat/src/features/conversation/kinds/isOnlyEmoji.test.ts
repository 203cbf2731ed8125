import { isOnlyEmoji } from './isOnlyEmoji'

it.each(['😀', '❤️', '👍🏽', '👨‍👩‍👧‍👦', '🇩🇪', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '1️⃣', '😀😀😀', '  🔥 '])('%s is large', (text) => {
  expect(isOnlyEmoji(text)).toBe(true)
})

it.each(['', ' ', 'a', '1', '12', '😀😀😀😀', '😀a', 'ok 😀', '©', '😀\u0351\u036b\u0343', '\u202e😀', '❤'])(
  '%j is shown as text',
  (text) => {
    expect(isOnlyEmoji(text)).toBe(false)
  },
)
