import { createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

/**
 * Creates a lazy component. Unlike with `lazy` alone, it renders without the fallback if its chunk was preloaded, and
 * loads the chunk again when it is mounted after a failure.
 */
export const lazyWithPreload = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load())
  const Component = ({ fallback, props }: { fallback: ReactNode; props: Props }) => {
    // Fixed for the lifetime of the component, so that it does not remount when the chunk arrives.
    const [Shown] = useState(() => loaded ?? lazy(async () => ({ default: await preload() })))
    return <Suspense fallback={fallback}>{createElement<Props>(Shown, props)}</Suspense>
  }
  return { preload, Component }
}
