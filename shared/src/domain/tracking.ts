/** Section 5: query parameters that are stored and then removed from the URL. */
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

/** Ad networks leave curly braces when a template placeholder is not filled. */
export const stripBraces = (value: string): string => value.replace(/[{}]/g, '')
