const firstVersion = '2023-12-01T12:00:00Z'

export const termsVersion = (companyAdded: string): Date =>
  new Date(Math.max(Date.parse(firstVersion), Date.parse(companyAdded) || 0))
