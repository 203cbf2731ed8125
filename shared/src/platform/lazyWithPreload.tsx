import { createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** Unlike `lazy`, renders without the fallback if the chunk was preloaded. */
export const lazyWithPreload = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load())
  const Lazy = lazy(async () => ({ default: await preload() }))
  const Component = ({ fallback, props }: { fallback: ReactNode; props: Props }) => {
    // Fixed for the lifetime of the component, so that it does not remount when the chunk arrives.
    const [Loaded] = useState(() => loaded)
    if (Loaded) return createElement(Loaded, props)
    return <Suspense fallback={fallback}>{createElement<Props>(Lazy, props)}</Suspense>
  }
  return { preload, Component }
}
