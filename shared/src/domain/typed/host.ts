const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
const hostMax = 253

export const isPublicHost = (host: string): boolean => host.length <= hostMax && publicHost.test(host)

/** Converts a domain to ASCII (UTS 46). Returns null if it is invalid or not public. */
export const asciiHost = (domain: string): string | null => {
  // Reject characters that would end the host or be dropped in the URL below.
  if (/[\s/?#:@\\[\]%]/.test(domain)) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return isPublicHost(hostname) ? hostname : null
  } catch {
    return null
  }
}
