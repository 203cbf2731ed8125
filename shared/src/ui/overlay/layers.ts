import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

export interface Layers {
  /** Opens a layer: Back calls `onBack` while it is the topmost one. Returns a function that removes the layer. */
  open: (onBack: () => void) => () => void
}

/** null where there is no history, as on the server. */
export const LayersContext = createContext<Layers | null>(null)

/** Opens a layer: Back calls `onBack` while it is the topmost one. null opens no layer. */
export const useLayer = (onBack: (() => void) | null): void => {
  const layers = use(LayersContext)
  const isLayer = onBack !== null
  const handleBack = useEffectEvent(() => onBack?.())
  useLayoutEffect(() => {
    if (isLayer) return layers?.open(() => handleBack())
  }, [layers, isLayer])
}
