/**
 * The origin in canonical URLs: PUBLIC_URL with the site's domain from the API. Visitors control the Host header, so it
 * is not used.
 */
export const siteOrigin = (publicUrl: URL, domain: string): string => {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
