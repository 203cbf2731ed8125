import type { KeyboardEvent } from 'react'
import { pressedKey } from '../input/pressedKey'

/** The entries of a menu, including radio entries in a row. */
export const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

/** Arrow keys, Home and End move through a menu; Space also activates links; Tab leaves it. */
export const moveInMenu = (event: KeyboardEvent, menu: HTMLElement | null): void => {
  const items = itemsOf(menu)
  const at = items.indexOf(document.activeElement as HTMLElement)
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
