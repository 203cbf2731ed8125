const type = 'duetto-modal-change'

/** Reports that a modal dialog has opened or closed. */
export const reportModalChange = (): void => void document.dispatchEvent(new Event(type))

export const onModalChange = (listener: () => void): (() => void) => {
  document.addEventListener(type, listener)
  return () => document.removeEventListener(type, listener)
}
