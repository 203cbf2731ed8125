/** Returns a cookie's name; over https, with the `__Host-` prefix, so that sibling hosts cannot set the cookie. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Name of the session cookie, to which `hostCookieName` adds the prefix. */
export const sessionCookie = 'duetto_session'
/** Cookie that proves earlier logins in this browser. */
export const knownBrowserCookie = 'duetto_known'
/** Cookie that is `1` in discreet mode, so that the server renders a neutral page. */
export const discreetCookie = 'discreet'
/** Returns the name of the cookie with a browser's variant of a page under test; its value is a letter. */
export const variantCookie = (routeId: string): string => `variant-${routeId}`
/** Query parameter that selects a variant for one page view, such as a preview. */
export const variantParam = 'variant'
/** Query parameter of a preview: language and theme, such as `de.dark`. Ignored where there are no previews. */
export const previewParam = 'preview'
