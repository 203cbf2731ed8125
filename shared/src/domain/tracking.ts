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

/** Longest stored value of one parameter. */
export const trackingMaxLength = 200

/** Removes the braces that ad networks leave around unfilled placeholders, and characters that the database cannot store. */
export const cleanTracking = (value: string): string =>
  value
    .slice(0, trackingMaxLength)
    .replace(/[{}\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
