/** Always removed from the URL, but stored only if the visitor has consented (specification, section 5). */
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

/** Removes braces, because they come from placeholders that an ad network did not fill. */
export const cleanTracking = (value: string): string =>
  value
    .slice(0, trackingMaxLength)
    .replace(/[{}\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
