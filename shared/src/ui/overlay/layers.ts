import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Stack of open layers, such as dialogs. */
export interface Layers {
  /** Makes Back call `onBack` until the returned function is called. */
  open: (onBack: () => void) => () => void
}

/** Null without a history, as on the server. */
export const LayersContext = createContext<Layers | null>(null)

/** While mounted as the topmost layer, Back calls `onBack`. null leaves Back to the browser. */
export const useLayer = (onBack: (() => void) | null): void => {
  const layers = use(LayersContext)
  const isLayer = onBack !== null
  const handleBack = useEffectEvent(() => onBack?.())
  useLayoutEffect(() => {
    if (isLayer) return layers?.open(() => handleBack())
  }, [layers, isLayer])
}
