const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

export const isReload = (): boolean => navigationType() === 'reload'

/** Whether the page was opened by a reload, Back or Forward, or in an unknown way, instead of by a link or URL. */
export const isReturn = (): boolean => navigationType() !== 'navigate'
