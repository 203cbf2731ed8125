import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

export interface Layers {
  open: (onBack: () => void) => () => void
}

/** Null if the platform has no layers, for example on the server. */
export const LayersContext = createContext<Layers | null>(null)

/** Opens a layer while mounted, and calls `onBack` on Back if the layer is the topmost one. Pass null to open none. */
export const useLayer = (onBack: (() => void) | null): void => {
  const layers = use(LayersContext)
  const isLayer = onBack !== null
  const handleBack = useEffectEvent(() => onBack?.())
  useLayoutEffect(() => {
    if (isLayer) return layers?.open(() => handleBack())
  }, [layers, isLayer])
}
