/**
 * Calls `end` when the parent process exits, or immediately if it has already exited. Does nothing without an IPC
 * channel to the parent. Returns a function that stops watching.
 */
export const endWithParent = (end: () => void): (() => void) => {
  process.once('disconnect', end)
  // `connected` is undefined without an IPC channel.
  if (process.connected === false) end()
  return () => void process.off('disconnect', end)
}
