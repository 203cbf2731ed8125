const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

export const isReload = (): boolean => navigationType() === 'reload'

/** Whether the page was loaded by a reload, Back or Forward. */
export const isReturn = (): boolean => navigationType() !== 'navigate'
