/** Lets feedback to a tap appear before `work` runs. A hidden page does not paint, so `work` runs immediately there. */
export const afterPaint = (work: () => void): void => {
  if (document.visibilityState !== 'visible') return work()
  requestAnimationFrame(() => setTimeout(work))
}
