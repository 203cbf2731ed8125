import performance from 'node:perf_hooks'

const running = new Set()

const { observe } = performance.PerformanceObserver.prototype
performance.PerformanceObserver.prototype.observe = function (...args) {
  running.add(() => this.disconnect())
  return observe.apply(this, args)
}

const { monitorEventLoopDelay } = performance
performance.monitorEventLoopDelay = (options) => {
  const histogram = monitorEventLoopDelay(options)
  running.add(() => histogram.disable())
  return histogram
}

/** prom-client starts observers of the event loop and of garbage collection, and never stops them. */
export const stopObservers = () => {
  for (const stop of running) stop()
  running.clear()
}
