import { createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

/**
 * The component renders without the fallback if its chunk has already loaded. If loading fails, the next mount retries.
 */
export const lazyWithPreload = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load())
  const Component = ({ fallback, props }: { fallback: ReactNode; props: Props }) => {
    // Chosen once per mount, because switching to the loaded component would remount it.
    const [Shown] = useState(() => loaded ?? lazy(async () => ({ default: await preload() })))
    return <Suspense fallback={fallback}>{createElement<Props>(Shown, props)}</Suspense>
  }
  return { preload, Component }
}
