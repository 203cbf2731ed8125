/** Runs the work when the browser is idle; in Safari, which lacks `requestIdleCallback`, in a separate task. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
