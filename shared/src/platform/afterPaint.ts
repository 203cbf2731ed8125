/** Feedback to a tap thus appears first. Runs `work` immediately in a hidden page, which does not paint. */
export const afterPaint = (work: () => void): void => {
  if (document.visibilityState !== 'visible') return work()
  requestAnimationFrame(() => setTimeout(work))
}
