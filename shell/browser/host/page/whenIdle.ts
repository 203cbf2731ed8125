/** Runs the work when the browser is idle, or in a separate task without `requestIdleCallback`. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
