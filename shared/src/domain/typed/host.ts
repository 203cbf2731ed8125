/** Names only, in letters or in the ASCII form of another script: no IP addresses, no single labels. */
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
const hostMax = 253

export const isPublicHost = (host: string): boolean => host.length <= hostMax && publicHost.test(host)

/** A public domain name in ASCII (UTS 46, as browsers resolve it); null for anything else. */
export const asciiHost = (domain: string): string | null => {
  // `URL` would parse these as parts of an address.
  if (/[\s/?#:@\\[\]%]/.test(domain)) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return isPublicHost(hostname) ? hostname : null
  } catch {
    return null
  }
}
