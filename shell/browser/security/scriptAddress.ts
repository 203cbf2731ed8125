interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown }
}

/** This site's own, and on a developer's machine what else runs there. */
const isOwn = (address: string): boolean => {
  const { origin, hostname } = new URL(address, location.href)
  return origin === location.origin || (hostname === 'localhost' && location.hostname === 'localhost')
}

const check = (address: string): string => {
  if (!isOwn(address)) throw new TypeError(`no script is run from ${address}`)
  return address
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
/**
 * The page's default policy, which browsers ask for every address of a script that comes as plain text, a remote's chunks
 * included. The page's headers allow no second one. Where the browser has no Trusted Types the check is the same.
 */
const policy = trustedTypes?.createPolicy('default', { createScriptURL: check })

/**
 * An address from which a script or worker may be run; throws a TypeError for a foreign one. Browsers with Trusted
 * Types take no plain text in these places, which closes them to what is smuggled into a page.
 */
export const scriptAddress = (address: string): string =>
  (policy ? policy.createScriptURL(address) : check(address)) as string
