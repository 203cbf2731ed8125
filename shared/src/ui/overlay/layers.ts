import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

export interface Layers {
  open: (onBack: () => void) => () => void
}

/** Null if there is no history, as on the server. */
export const LayersContext = createContext<Layers | null>(null)

/** Back calls `onBack` while the layer is the topmost one. Null opens no layer. */
export const useLayer = (onBack: (() => void) | null): void => {
  const layers = use(LayersContext)
  const isLayer = onBack !== null
  const handleBack = useEffectEvent(() => onBack?.())
  useLayoutEffect(() => {
    if (isLayer) return layers?.open(() => handleBack())
  }, [layers, isLayer])
}
