interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown }
}

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
 * Browsers apply the default policy to script URLs assigned as strings, for example those of remotes' chunks. The
 * Content-Security-Policy allows no other policy.
 */
const policy = trustedTypes?.createPolicy('default', { createScriptURL: check })

/**
 * Returns the URL as a `TrustedScriptURL`, or as a string in browsers without Trusted Types. Throws a TypeError for a
 * URL of another origin, except localhost on localhost.
 */
export const trustedScriptUrl = (address: string): string =>
  (policy ? policy.createScriptURL(address) : check(address)) as string
