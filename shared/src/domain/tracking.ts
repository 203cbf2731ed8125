/** Query parameters that the site stores and removes from the URL (specification, section 5). */
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

export const trackingMaxLength = 200

/**
 * Removes the braces of ad networks' unfilled placeholders, and characters that the database cannot store. Truncates to
 * the maximum length.
 */
export const cleanTracking = (value: string): string =>
  value
    .slice(0, trackingMaxLength)
    .replace(/[{}\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
