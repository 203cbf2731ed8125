/** Ends the browser's current task, so that a tap or a frame in between does not wait for what follows. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
