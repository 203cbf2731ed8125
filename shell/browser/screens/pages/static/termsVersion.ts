const firstVersion = '2023-12-01T12:00:00Z'

/** Returns the date of the first version of the terms, or the day on which the company was added if that is later. */
export const termsVersion = (companyAdded: string): Date =>
  new Date(Math.max(Date.parse(firstVersion), Date.parse(companyAdded) || 0))
