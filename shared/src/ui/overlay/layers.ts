import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Layers over the page, in the order in which they opened. */
export interface Layers {
  /** Until the returned function is called, Back calls `onBack` instead of leaving the page. */
  open: (onBack: () => void) => () => void
}

/** Null without a history, as on the server: Back then leaves the page. */
export const LayersContext = createContext<Layers | null>(null)

/** While the component is mounted, Back calls `onBack` if nothing opened later; null leaves Back to the browser. */
export const useLayer = (onBack: (() => void) | null): void => {
  const layers = use(LayersContext)
  const isLayer = onBack !== null
  const handleBack = useEffectEvent(() => onBack?.())
  useLayoutEffect(() => {
    if (isLayer) return layers?.open(() => handleBack())
  }, [layers, isLayer])
}
