/** Returns the site's origin. Does not use the Host header, because visitors control it. */
export const siteOrigin = (publicUrl: URL, domain: string): string => {
  const url = new URL(publicUrl)
  url.hostname = domain
  return url.origin
}
