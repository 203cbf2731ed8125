/** Preload with `--expose-gc`: answers each IPC message with the heap's size in bytes after garbage collection. */
process.on('message', () => {
  // The first collection can leave objects that wait for finalisation.
  globalThis.gc()
  globalThis.gc()
  process.send(process.memoryUsage().heapUsed)
})
process.channel.unref()
