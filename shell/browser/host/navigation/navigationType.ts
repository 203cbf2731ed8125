const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

export const isReload = (): boolean => navigationType() === 'reload'

/** False for a page that was opened by a link or URL; true after a reload, Back or Forward. */
export const isReturn = (): boolean => navigationType() !== 'navigate'
