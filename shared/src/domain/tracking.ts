/** Section 5: query parameters that are stored and removed from the address. */
export const trackingParams = [
  'network',
  'ref',
  'sub',
  'sub1',
  'sub2',
  'sub3',
  'aff_sub',
  'aff_sub1',
  'aff_sub2',
  'aff_sub3',
  'cpc',
] as const
export type TrackingParam = (typeof trackingParams)[number]

/** Curly braces are left by ad networks' unfilled templates. */
export const stripBraces = (value: string): string => value.replace(/[{}]/g, '')
