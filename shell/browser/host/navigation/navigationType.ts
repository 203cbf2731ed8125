const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

export const isReload = (): boolean => navigationType() === 'reload'

/** Whether this page load is a reload or a Back or Forward, as opposed to a link from another site, e.g. a bank. */
export const isReturn = (): boolean => navigationType() !== 'navigate'
