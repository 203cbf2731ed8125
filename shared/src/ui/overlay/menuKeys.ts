import type { KeyboardEvent } from 'react'
import { pressedKey } from '../input/pressedKey'

export const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

export const moveInMenu = (event: KeyboardEvent, menu: HTMLElement | null): void => {
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: items.length - 1,
  }
  const key = pressedKey(event)
  if (key === null) return
  const target = targets[key]
  if (key === 'Tab') menu?.hidePopover()
  if (key === ' ' && items[at] instanceof HTMLAnchorElement) {
    event.preventDefault()
    items[at].click()
  }
  if (target === undefined) return
  event.preventDefault()
  items[(target + items.length) % items.length]?.focus()
}
