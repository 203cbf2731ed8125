/**
 * Runs `work` after the next paint, so that feedback to a tap appears first. In a hidden page it runs immediately,
 * because hidden pages do not paint.
 */
export const afterPaint = (work: () => void): void => {
  if (document.visibilityState !== 'visible') return work()
  requestAnimationFrame(() => setTimeout(work))
}
