/**
 * Returns the origin for canonical URLs: PUBLIC_URL with the site's domain from the API. Does not use the Host header,
 * because visitors control it.
 */
export const siteOrigin = (publicUrl: URL, domain: string): string => {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
