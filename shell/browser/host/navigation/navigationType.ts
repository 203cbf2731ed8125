const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

export const isReload = (): boolean => navigationType() === 'reload'

export const isReturn = (): boolean => navigationType() !== 'navigate'
