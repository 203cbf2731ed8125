/** Adds the `__Host-` prefix on https, which prevents sibling hosts from setting the cookie. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Base name; pass it through `hostCookieName`. */
export const sessionCookie = 'duetto_session'
/** Cookie with signed proofs of which members have logged in before in this browser. */
export const knownBrowserCookie = 'duetto_known'
/** `1` in discreet mode, for which the server renders neutral pages. */
export const discreetCookie = 'discreet'
/** Name of the cookie with the letter of a browser's variant in an A/B test. */
export const variantCookie = (routeId: string): string => `variant-${routeId}`
/** Overrides the variant for one page view, such as a preview. */
export const variantParam = 'variant'
/** Language and theme of a preview, such as `de.dark`. Works only in the demo or with development remotes. */
export const previewParam = 'preview'
