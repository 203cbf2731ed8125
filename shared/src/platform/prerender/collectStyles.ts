import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/** `compat` keeps the rules in the cache instead of rendering style elements, which would affect :nth-child. */
export const createStyleCache = (key: string): EmotionCache => {
  const cache = createCache({ key })
  cache.compat = true
  return cache
}

export const collectStyles = ({ inserted }: EmotionCache): [name: string, rule: string][] =>
  Object.entries(inserted).flatMap(([name, rule]) => (typeof rule === 'string' ? [[name, rule]] : []))
