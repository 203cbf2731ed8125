/** Runs the work when the browser has nothing else to do. Safari cannot tell: there, in a task of its own. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
