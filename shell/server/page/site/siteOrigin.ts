/**
 * The origin in canonical and alternate addresses: PUBLIC_URL with the domain of the site, as the API names it. The Host
 * header is the visitor's to choose.
 */
export const siteOrigin = (publicUrl: URL, domain: string): string => {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
