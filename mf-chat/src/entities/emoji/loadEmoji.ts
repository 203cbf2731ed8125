import { foldText } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'

export interface Emoji {
  unicode: string
  label: string
  words: string
}
export interface EmojiGroup {
  name: string
  emoji: Emoji[]
}

/** Names and keywords from Unicode CLDR. `no` uses Norwegian Bokmål (`nb`). */
const sources = {
  da: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-da" */ 'emojibase-data/da/compact.json'),
      import(/* webpackChunkName: "emoji-da" */ 'emojibase-data/da/messages.json'),
    ]),
  de: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-de" */ 'emojibase-data/de/compact.json'),
      import(/* webpackChunkName: "emoji-de" */ 'emojibase-data/de/messages.json'),
    ]),
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-en" */ 'emojibase-data/en/compact.json'),
      import(/* webpackChunkName: "emoji-en" */ 'emojibase-data/en/messages.json'),
    ]),
  es: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-es" */ 'emojibase-data/es/compact.json'),
      import(/* webpackChunkName: "emoji-es" */ 'emojibase-data/es/messages.json'),
    ]),
  fi: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-fi" */ 'emojibase-data/fi/compact.json'),
      import(/* webpackChunkName: "emoji-fi" */ 'emojibase-data/fi/messages.json'),
    ]),
  fr: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-fr" */ 'emojibase-data/fr/compact.json'),
      import(/* webpackChunkName: "emoji-fr" */ 'emojibase-data/fr/messages.json'),
    ]),
  it: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-it" */ 'emojibase-data/it/compact.json'),
      import(/* webpackChunkName: "emoji-it" */ 'emojibase-data/it/messages.json'),
    ]),
  nl: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-nl" */ 'emojibase-data/nl/compact.json'),
      import(/* webpackChunkName: "emoji-nl" */ 'emojibase-data/nl/messages.json'),
    ]),
  no: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-no" */ 'emojibase-data/nb/compact.json'),
      import(/* webpackChunkName: "emoji-no" */ 'emojibase-data/nb/messages.json'),
    ]),
  pl: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-pl" */ 'emojibase-data/pl/compact.json'),
      import(/* webpackChunkName: "emoji-pl" */ 'emojibase-data/pl/messages.json'),
    ]),
  sv: () =>
    Promise.all([
      import(/* webpackChunkName: "emoji-sv" */ 'emojibase-data/sv/compact.json'),
      import(/* webpackChunkName: "emoji-sv" */ 'emojibase-data/sv/messages.json'),
    ]),
}

const COMPONENTS = 2
/** Whether the browser's Unicode version includes the emoji. Checks only the first code point. */
const isKnown = (unicode: string): boolean => /^\p{Emoji}/u.test(unicode)

/** Removes redundant variation selectors: those after characters that are displayed as emoji by default. */
const plain = (unicode: string): string => unicode.replace(/(\p{Emoji_Presentation})\ufe0f/gu, '$1')

export const loadEmoji = async (locale: Locale): Promise<EmojiGroup[]> => {
  const [{ default: list }, { default: messages }] = await sources[locale]()
  return messages.groups
    .filter(({ order }) => order !== COMPONENTS)
    .map(({ order, message }) => ({
      name: message,
      emoji: list
        .filter(({ group, unicode }) => group === order && isKnown(unicode))
        .map(({ unicode, label, tags = [] }) => ({
          unicode: plain(unicode),
          label,
          words: foldText([label, ...tags].join(' ')),
        })),
    }))
}

const distance = ({ label, words }: Emoji, query: string): number => {
  const name = foldText(label)
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  return words.split(' ').includes(query) ? 2 : 3
}

export const findEmoji = (groups: readonly EmojiGroup[], words: readonly string[]): EmojiGroup[] => {
  if (words.length === 0) return [...groups]
  const folded = words.map(foldText)
  const query = folded.join(' ')
  return groups
    .map(({ name, emoji }) => {
      const hits = emoji
        .filter((one) => folded.every((word) => one.words.includes(word)))
        .map((one) => ({ one, at: distance(one, query) }))
        .sort((a, b) => a.at - b.at)
      return { name, emoji: hits.map(({ one }) => one), at: hits[0]?.at }
    })
    .filter(({ emoji }) => emoji.length > 0)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
}
