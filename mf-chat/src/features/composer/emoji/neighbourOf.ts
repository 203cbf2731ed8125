const centreOf = ({ left, width }: DOMRect): number => left + width / 2

const inLine = (buttons: HTMLElement[], from: HTMLElement, isDown: boolean): HTMLElement | undefined => {
  const here = from.getBoundingClientRect()
  const at = buttons.indexOf(from)
  const way = isDown ? buttons.slice(at + 1) : buttons.slice(0, at).reverse()
  const top = way.find((one) => Math.abs(one.getBoundingClientRect().top - here.top) > 1)
  if (!top) return undefined
  const line = top.getBoundingClientRect().top
  let best = top
  for (const one of way.slice(way.indexOf(top))) {
    const box = one.getBoundingClientRect()
    if (Math.abs(box.top - line) > 1) break
    const isNearer =
      Math.abs(centreOf(box) - centreOf(here)) <
      Math.abs(centreOf(best.getBoundingClientRect()) - centreOf(here))
    if (isNearer) best = one
  }
  return best
}

export const neighbourOf = (
  grid: HTMLElement | null,
  direction: string,
  from: Element | null,
): HTMLElement | undefined => {
  const buttons = [...(grid?.querySelectorAll<HTMLElement>('button') ?? [])]
  const at = buttons.findIndex((one) => one === from)
  const button = buttons[at]
  if (!button) return direction === 'ArrowDown' ? buttons[0] : undefined
  if (direction === 'ArrowRight') return buttons[at + 1]
  if (direction === 'ArrowLeft') return buttons[at - 1]
  if (direction === 'Home') return buttons[0]
  if (direction === 'End') return buttons.at(-1)
  if (direction === 'ArrowDown' || direction === 'ArrowUp')
    return inLine(buttons, button, direction === 'ArrowDown')
  return undefined
}
