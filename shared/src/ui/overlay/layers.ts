import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Stack of open layers, such as dialogs. */
export interface Layers {
  /** Makes Back call `onBack` until the returned function is called. */
  open: (onBack: () => void) => () => void
}

/** The layers of the page; null where there is no history, as on the server. */
export const LayersContext = createContext<Layers | null>(null)

/** Makes Back call `onBack` while this is the topmost layer. With null, the browser handles Back. */
export const useLayer = (onBack: (() => void) | null): void => {
  const layers = use(LayersContext)
  const isLayer = onBack !== null
  const handleBack = useEffectEvent(() => onBack?.())
  useLayoutEffect(() => {
    if (isLayer) return layers?.open(() => handleBack())
  }, [layers, isLayer])
}
