/**
 * Runs `work` after the next paint, so that feedback to a tap appears first. Runs it immediately on a hidden page,
 * which does not paint.
 */
export const afterPaint = (work: () => void): void => {
  if (document.visibilityState !== 'visible') return work()
  requestAnimationFrame(() => setTimeout(work))
}
