/** Adds the `__Host-` prefix on https, which prevents sibling hosts from setting the cookie. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Base name; pass it through `hostCookieName`. */
export const sessionCookie = 'duetto_session'
/** Cookie with signed proofs of earlier logins in this browser, one per account. */
export const knownBrowserCookie = 'duetto_known'
/** `1` in discreet mode, in which pages have a neutral title and icon and blurred photos. */
export const discreetCookie = 'discreet'
/** Name of the cookie that stores the browser's variant, such as `b`, in the route's A/B test. */
export const variantCookie = (routeId: string): string => `variant-${routeId}`
/** Query parameter that overrides the variant for one page view, for example in a preview. */
export const variantParam = 'variant'
/**
 * Query parameter with the language and theme of a preview, such as `de.dark`. Works only in the demo or with
 * development remotes.
 */
export const previewParam = 'preview'
