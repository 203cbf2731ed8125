/**
 * Builds the origin from the configured URL and the site's domain. The Host header is unsafe, because clients control
 * it.
 */
export const siteOrigin = (publicUrl: URL, domain: string): string => {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
