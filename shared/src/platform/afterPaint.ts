/**
 * Runs the work after the next paint, so that feedback to a tap appears first. Hidden pages do not paint, so it
 * runs immediately.
 */
export const afterPaint = (work: () => void): void => {
  if (document.visibilityState !== 'visible') return work()
  requestAnimationFrame(() => setTimeout(work))
}
