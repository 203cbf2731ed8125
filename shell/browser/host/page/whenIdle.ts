/** Runs the work when the browser is idle or, in browsers without `requestIdleCallback`, in a separate task. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
