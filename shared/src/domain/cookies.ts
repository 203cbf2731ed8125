/** Name of an HttpOnly cookie. Over https it gets the `__Host-` prefix, so that sibling hosts cannot set it. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Session cookie, without the `__Host-` prefix. */
export const sessionCookie = 'duetto_session'
/** Cookie that proves earlier logins in this browser. */
export const knownBrowserCookie = 'duetto_known'
/** Cookie that is `1` in discreet mode, so that the server renders a neutral page. */
export const discreetCookie = 'discreet'
/** Name of the cookie with a browser's variant of a page under test. The value is the variant's letter. */
export const variantCookie = (routeId: string): string => `variant-${routeId}`
/** Query parameter that selects a variant, for previews. */
export const variantParam = 'variant'
/** Query parameter of a preview: language and theme, such as `de.dark`. */
export const previewParam = 'preview'
