export const endWithParent = (end: () => void): (() => void) => {
  process.once('disconnect', end)
  // Not `!process.connected`, which is also true without an IPC channel.
  if (process.connected === false) end()
  return () => void process.off('disconnect', end)
}
