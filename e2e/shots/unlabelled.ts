/**
 * Finds pictures in view that show fictional profiles without a visible label (TRUST-01). Runs inside the page and
 * cannot use any declarations outside the function.
 */
export const findUnlabelled = (fictional: string[]): string[] => {
  const isFictional = (image: HTMLImageElement): boolean =>
    fictional.some((folder) => image.currentSrc.includes(folder))
  const isInView = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
  const isUncut = (label: Element): boolean => {
    const { left, right, top, bottom } = label.getBoundingClientRect()
    for (let box = label.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const around = box.getBoundingClientRect()
      if (left < around.left - 1 || right > around.right + 1) return false
      if (top < around.top - 1 || bottom > around.bottom + 1) return false
    }
    return true
  }
  const issues: string[] = []
  for (const face of document.images) {
    if (!isFictional(face) || !face.checkVisibility({ opacityProperty: true })) continue
    const { left, top, width, height } = face.getBoundingClientRect()
    const centre = { x: left + width / 2, y: top + height / 2 }
    if (centre.x < 0 || centre.x > innerWidth || centre.y < 0 || centre.y > innerHeight) continue
    // Skip cards under the top card of a pile. Compare only images, because text may cover the centre of a card.
    const above = document.elementsFromPoint(centre.x, centre.y).find((one) => one.localName === 'img')
    if (above && above !== face) continue
    let around: Element | null = face.parentElement
    while (around && !around.querySelector('[data-fictional]')) around = around.parentElement
    const labels = [...(around?.querySelectorAll('[data-fictional]') ?? [])]
    const faces = [...(around?.querySelectorAll('img') ?? [])].filter(isFictional)
    const folders = faces.map(({ currentSrc }) => currentSrc.replace(/[^/]*$/, ''))
    const isShared = new Set(folders).size > labels.length
    const shown = labels.some((label) => isInView(label.getBoundingClientRect()) && isUncut(label))
    const isWhole = top >= 0 && top + height <= innerHeight
    if (labels.length === 0 || isShared || (isWhole && !shown))
      issues.push(
        `fictional face without its label in view: ${Math.round(width)} px, ${face.alt || face.currentSrc}`,
      )
  }
  return issues
}
