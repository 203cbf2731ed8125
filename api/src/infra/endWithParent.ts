/**
 * Calls `end` once the process that started this one with a channel is gone, also if that was before this call.
 * Returns a function that stops watching.
 */
export const endWithParent = (end: () => void): (() => void) => {
  process.once('disconnect', end)
  // Undefined without a channel.
  if (process.connected === false) end()
  return () => void process.off('disconnect', end)
}
