const firstVersion = '2023-12-01T12:00:00Z'

/** Section 9: the terms are dated 2023-12-01, or later if the company was added later. */
export const termsVersion = (companyAdded: string): Date =>
  new Date(Math.max(Date.parse(firstVersion), Date.parse(companyAdded) || 0))
