/** The `__Host-` prefix, which requires https, prevents sibling hosts from setting the cookie. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Base name; pass it through `hostCookieName`. */
export const sessionCookie = 'duetto_session'
/** Signed proofs of earlier logins in this browser, one per account. */
export const knownBrowserCookie = 'duetto_known'
/** `1` in discreet mode: neutral title and icon, blurred photos. */
export const discreetCookie = 'discreet'
/** The cookie contains the browser's variant in the route's A/B test, such as `b`. */
export const variantCookie = (routeId: string): string => `variant-${routeId}`
/** Overrides the variant for one page view, for example in a preview. */
export const variantParam = 'variant'
/** Language and theme of a preview, such as `de.dark`. Works only in the demo or with development remotes. */
export const previewParam = 'preview'
