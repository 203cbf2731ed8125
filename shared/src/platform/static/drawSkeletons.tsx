import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Skeleton {
  html: string
  css: string
}

/** Emotion's names of animations are the same in every package; these are this placeholder's own. */
const withOwnAnimations = (css: string, key: string): string => {
  const names = [...css.matchAll(/@keyframes\s+(animation-[\w-]+)/g)].map(([, name]) => name ?? '')
  return names.reduce((text, name) => text.replaceAll(name, name.replace('animation', key)), css)
}

const drawSkeleton = (key: string, node: ReactNode): Skeleton => {
  const cache = createCache({ key })
  // Styles are kept in the cache instead of beside each element, where they would be counted by :nth-child.
  cache.compat = true
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{node}</CacheProvider>)
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return { html, css: withOwnAnimations(rules.join(''), key) }
}

/**
 * What `src/skeletons.tsx` of a remote exports: the placeholder of each of its routes, which its build draws and the site's
 * server places at the first paint. Boxes alone: what holds words, or may not stand in the page for another reason, does not build.
 */
export const publishSkeletons = <Routes extends string>(
  { routes }: { routes: Readonly<Record<Routes, unknown>> },
  shapes: Readonly<Record<Routes, ReactNode>>,
) => ({
  draw: (key: string): Record<string, Skeleton> =>
    Object.fromEntries(
      (Object.keys(routes) as Routes[]).map((route) => [route, drawSkeleton(key, shapes[route])]),
    ),
})
