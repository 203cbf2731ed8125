const firstVersion = '2023-12-01T12:00:00Z'

/** Date of the terms: that of their first version, or the day on which the company was added if later. */
export const termsVersion = (companyAdded: string): Date =>
  new Date(Math.max(Date.parse(firstVersion), Date.parse(companyAdded) || 0))
