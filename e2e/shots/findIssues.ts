/**
 * Finds layout issues: horizontal overflow, cut-off text, overlapping or small targets, and pictures that failed to
 * load. Runs inside the page and cannot use any declarations outside the function.
 */
export const findIssues = (): string[] => {
  const issues = new Set<string>()
  const describe = (element: Element): string => {
    const name =
      element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('src')) ?? ''
    return `${element.localName} "${name.replace(/\s+/g, ' ').trim().slice(0, 50)}"`
  }
  const report = (kind: string, ...elements: Element[]): void =>
    void issues.add(`${kind}: ${elements.map(describe).join(' and ')}`)

  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element)
  const ancestorsOf = (element: Element): Element[] => {
    const found: Element[] = []
    for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
    return found
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !ancestorsOf(element).some((one) => styleOf(one).clipPath === 'inset(50%)')

  const root = document.documentElement
  const width = root.clientWidth
  if (root.scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        isShown(one) &&
        one.getBoundingClientRect().right > width + 1 &&
        !ancestorsOf(one)
          .slice(1)
          .some((up) => up !== root && styleOf(up).overflowX !== 'visible'),
    )
    report(`sideways scroll of ${root.scrollWidth - width} px`, ...wide.slice(0, 1))
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (!element || !words.currentNode.textContent?.trim() || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const text = range.getBoundingClientRect()
    for (const box of ancestorsOf(element)) {
      const { overflowX, textOverflow, webkitLineClamp, position } = styleOf(box)
      if (position === 'fixed' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') break
      if (overflowX === 'auto' || overflowX === 'scroll') break
      if (overflowX === 'visible' || box === root || box === document.body) continue
      const { left, right } = box.getBoundingClientRect()
      if (text.left < left - 2 || text.right > right + 2) report('text cut off', element)
    }
  }

  const acts =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]'
  const areaOf = (element: Element): DOMRect => {
    const pressed =
      element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
        ? (element.closest('label') ?? element)
        : element
    let { left, right, top, bottom } = pressed.getBoundingClientRect()
    for (const box of ancestorsOf(pressed).slice(1)) {
      if (box === document.body || box === root || !/auto|scroll/.test(styleOf(box).overflowY)) continue
      const around = box.getBoundingClientRect()
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0))
  }
  const layerOf = (element: Element): Element | undefined =>
    ancestorsOf(element).find(
      (one) => /fixed|sticky/.test(styleOf(one).position) || one.matches('dialog, search[data-opened]'),
    )
  const reach = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const targets = [...reach.querySelectorAll(acts)].filter(
    (one) => isShown(one) && Math.min(areaOf(one).width, areaOf(one).height) > 1 && !one.closest(':disabled'),
  )
  const facts = targets.map((element) => ({ element, area: areaOf(element), layer: layerOf(element) }))

  for (const [index, one] of facts.entries())
    for (const other of facts.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue
      const [a, b] = [one.area, other.area]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const isWithin = (x: DOMRect, y: DOMRect): boolean =>
        x.left >= y.left - 1 && x.right <= y.right + 1 && x.top >= y.top - 1 && x.bottom <= y.bottom + 1
      if (across > 3 && down > 3 && !isWithin(a, b) && !isWithin(b, a))
        report('overlap', one.element, other.element)
    }

  /**
   * Minimum target size in px (WCAG 2.5.8). A smaller target passes if a circle of this diameter around its centre
   * intersects no other target. Links within a sentence are exempt.
   */
  const least = 24
  const middle = ({ left, width: w, top, height: h }: DOMRect) => ({ x: left + w / 2, y: top + h / 2 })
  for (const { element, area } of facts) {
    // Skip targets that are partly scrolled out of their scroll container.
    const whole = element.getBoundingClientRect()
    if (area.height < whole.height - 1 || area.width < whole.width - 1) continue
    if (area.width >= least - 0.5 && area.height >= least - 0.5) continue
    const around = element.parentElement?.textContent?.trim() ?? ''
    if (styleOf(element).display === 'inline' && around.length > (element.textContent?.trim().length ?? 0))
      continue
    const { x, y } = middle(area)
    const isCrowded = facts.some((other) => {
      if (other.element === element || other.element.contains(element)) return false
      const { left, right, top, bottom } = other.area
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      return distance < least / 2
    })
    if (isCrowded) report(`target of ${Math.round(area.width)} by ${Math.round(area.height)} px`, element)
  }

  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc && isShown(image))
      report('picture not loaded', image)
  return [...issues]
}
