const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

export const isReload = (): boolean => navigationType() === 'reload'

/** Whether this page load is a return; navigation from another site, e.g. a bank, is not. */
export const isReturn = (): boolean => navigationType() !== 'navigate'
