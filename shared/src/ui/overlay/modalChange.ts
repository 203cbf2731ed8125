const type = 'duetto-modal-change'

export const reportModalChange = (): void => void document.dispatchEvent(new Event(type))

export const onModalChange = (listener: () => void): (() => void) => {
  document.addEventListener(type, listener)
  return () => document.removeEventListener(type, listener)
}
