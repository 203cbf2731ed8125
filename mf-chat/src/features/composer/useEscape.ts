import { useEffect, useEffectEvent } from 'react'
import { pressedKey } from '@duetto/shared/ui'

/** Listens to the whole page, because nothing in a panel that opens by itself has focus. Pass null to ignore the key. */
export const useEscape = (onEscape: (() => void) | null): void => {
  const isActive = onEscape !== null
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || pressedKey(event) !== 'Escape') return
    event.preventDefault()
    onEscape?.()
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent): void => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive])
}
