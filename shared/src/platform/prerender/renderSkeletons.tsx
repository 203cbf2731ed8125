import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { collectStyles, createStyleCache } from './collectStyles'
import type { PrerenderedPage, PrerenderedPages } from './prerendered'

/** Replaces the prefix `animation` of keyframe names, which is the same in every package, with the style key. */
const withOwnAnimations = (key: string, names: readonly string[], rule: string): string =>
  names
    .filter((name) => name.startsWith('animation-'))
    .reduce((text, name) => text.replaceAll(name, name.replace('animation', key)), rule)

export const renderSkeletons = (
  remote: string,
  skeletons: Readonly<Record<string, ReactNode>>,
  styles: PrerenderedPages['styles'],
): Record<string, PrerenderedPage> => {
  const styleKey = `${remote}-skeleton`
  const render = (skeleton: ReactNode): PrerenderedPage => {
    const cache = createStyleCache(styleKey)
    const html = renderToStaticMarkup(<CacheProvider value={cache}>{skeleton}</CacheProvider>)
    const rules = collectStyles(cache)
    const styleNames = rules.map(([name]) => name)
    for (const [name, rule] of rules)
      styles[`${styleKey}-${name}`] = withOwnAnimations(styleKey, styleNames, rule)
    return { html, styleKey, styleNames }
  }
  return Object.fromEntries(Object.entries(skeletons).map(([id, skeleton]) => [id, render(skeleton)]))
}
