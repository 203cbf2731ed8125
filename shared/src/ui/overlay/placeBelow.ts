const GAP = 6
const EDGE = 8

export const placeBelow = (button: HTMLElement, popover: HTMLElement): void => {
  const anchor = button.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const left = Math.min(Math.max(EDGE, anchor.right - width), window.innerWidth - width - EDGE)
  const below = anchor.bottom + GAP
  const top = below + height > window.innerHeight - EDGE ? Math.max(EDGE, anchor.top - height - GAP) : below
  popover.style.left = `${left}px`
  popover.style.top = `${top}px`
}
