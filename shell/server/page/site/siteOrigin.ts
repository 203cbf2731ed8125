/**
 * Returns the origin for canonical URLs: PUBLIC_URL with the site's domain from the API. The Host header is not used,
 * because visitors control it.
 */
export const siteOrigin = (publicUrl: URL, domain: string): string => {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
