import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/** Collects rules instead of adding style elements, which would affect :nth-child. */
export const createStyleCache = (key: string): EmotionCache => {
  const cache = createCache({ key })
  cache.compat = true
  return cache
}

export const collectStyles = ({ inserted }: EmotionCache): [name: string, rule: string][] =>
  Object.entries(inserted).flatMap(([name, rule]) => (typeof rule === 'string' ? [[name, rule]] : []))
