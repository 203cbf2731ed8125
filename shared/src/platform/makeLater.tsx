import { createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

/**
 * A component that is a chunk of its own: its shape until the chunk is there, and the component at once where it was fetched
 * ahead. `fetch` fetches it; a failure also shows when the component is drawn.
 */
export const makeLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let fetched: ComponentType<Props> | null = null
  const fetch = async (): Promise<ComponentType<Props>> => (fetched = await load())
  const Lazy = lazy(async () => ({ default: await fetch() }))
  const Later = ({ shape, props }: { shape: ReactNode; props: Props }) => {
    // For as long as it stands, so that it is not made anew when its chunk comes.
    const [Fetched] = useState(() => fetched)
    if (Fetched) return createElement(Fetched, props)
    return <Suspense fallback={shape}>{createElement<Props>(Lazy, props)}</Suspense>
  }
  return { fetch, Later }
}
