export const tokenPages = ['compliance-statement', 'complianceverklaring'] as const
export const isTokenPage = (token: string | undefined): boolean =>
  (tokenPages as readonly (string | undefined)[]).includes(token)
