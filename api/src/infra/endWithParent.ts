export const endWithParent = (end: () => void): (() => void) => {
  process.once('disconnect', end)
  // `connected` is undefined without an IPC channel.
  if (process.connected === false) end()
  return () => void process.off('disconnect', end)
}
