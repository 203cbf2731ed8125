/**
 * Does the work when the browser has painted what answers the tap, so that a slow phone does not look dead meanwhile. In a tab that
 * nobody sees, which paints nothing, at once.
 */
export const afterPaint = (work: () => void): void => {
  if (document.visibilityState !== 'visible') return work()
  requestAnimationFrame(() => setTimeout(work))
}
