interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown }
}

/** Whether a URL has the site's origin. On localhost, any port is accepted. */
const isTrusted = (address: string): boolean => {
  const { origin, hostname } = new URL(address, location.href)
  return origin === location.origin || (hostname === 'localhost' && location.hostname === 'localhost')
}

const check = (address: string): string => {
  if (!isTrusted(address)) throw new TypeError(`untrusted script URL: ${address}`)
  return address
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
/**
 * The page's default policy, which browsers apply to script URLs given as strings, including those of remotes' chunks.
 * The page's headers allow no other policy.
 */
const policy = trustedTypes?.createPolicy('default', { createScriptURL: check })

/**
 * Returns the URL as a TrustedScriptURL, or as a string without Trusted Types. Throws a TypeError for a foreign URL.
 */
export const trustedScriptUrl = (address: string): string =>
  (policy ? policy.createScriptURL(address) : check(address)) as string
