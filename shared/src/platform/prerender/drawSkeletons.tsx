import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Skeleton {
  html: string
  css: string
}

/** Emotion gives animations the same names in every package; this placeholder needs its own. */
const withOwnAnimations = (css: string, key: string): string => {
  const names = [...css.matchAll(/@keyframes\s+(animation-[\w-]+)/g)].map(([, name]) => name ?? '')
  return names.reduce((text, name) => text.replaceAll(name, name.replace('animation', key)), css)
}

const drawSkeleton = (key: string, node: ReactNode): Skeleton => {
  const cache = createCache({ key })
  // Collect styles in the cache instead of next to each element, where they would affect :nth-child.
  cache.compat = true
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{node}</CacheProvider>)
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return { html, css: withOwnAnimations(rules.join(''), key) }
}

/**
 * What a remote's `src/skeletons.tsx` exports: a placeholder for each of its routes, which its build renders and the site's
 * server inserts for the first paint. Boxes only: a placeholder with words, or with anything else that is not allowed there, fails the build.
 */
export const publishSkeletons = <Routes extends string>(
  { routes }: { routes: Readonly<Record<Routes, unknown>> },
  shapes: Readonly<Record<Routes, ReactNode>>,
  /** By route and query parameter, such as `orders?paid`: replaces the route's own where the address has the parameter. */
  variants?: Readonly<Partial<Record<`${Routes}?${string}`, ReactNode>>>,
) => ({
  draw: (key: string): Record<string, Skeleton> => {
    const own = (Object.keys(routes) as Routes[]).map((route) => [route, shapes[route]] as const)
    const all: (readonly [string, ReactNode])[] = [...own, ...Object.entries<ReactNode>(variants ?? {})]
    return Object.fromEntries(all.map(([name, shape]) => [name, drawSkeleton(key, shape)]))
  },
})
