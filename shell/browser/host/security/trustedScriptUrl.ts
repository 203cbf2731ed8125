interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown }
}

/** This site's own origin, and on a developer's machine also its other ports. */
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
 * The page's default policy, which browsers consult for every script URL given as plain text, including a
 * remote's chunks. The page's headers forbid a second one. Browsers without Trusted Types use the same check.
 */
const policy = trustedTypes?.createPolicy('default', { createScriptURL: check })

/**
 * A URL from which a script or worker may be loaded; throws a TypeError for a foreign one. With Trusted
 * Types, browsers reject plain text here, which blocks injected scripts.
 */
export const trustedScriptUrl = (address: string): string =>
  (policy ? policy.createScriptURL(address) : check(address)) as string
