/** Valid values of the route `/:token`: legal statements at the root of the site. */
export const tokenPages = ['compliance-statement', 'complianceverklaring'] as const
export const isTokenPage = (token: string | undefined): boolean =>
  (tokenPages as readonly (string | undefined)[]).includes(token)
