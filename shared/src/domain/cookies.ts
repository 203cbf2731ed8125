/** Over https, the `__Host-` prefix prevents sibling hosts from setting the cookie. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Name to which `hostCookieName` adds the prefix. */
export const sessionCookie = 'duetto_session'
/** Proves earlier logins in this browser. */
export const knownBrowserCookie = 'duetto_known'
/** `1` in discreet mode, so that the server renders a neutral page. */
export const discreetCookie = 'discreet'
/** Cookie with a browser's variant of a page under test; the value is a letter. */
export const variantCookie = (routeId: string): string => `variant-${routeId}`
/** Selects a variant for one page view, such as a preview. */
export const variantParam = 'variant'
/** Language and theme of a preview, such as `de.dark`. Ignored where there are no previews. */
export const previewParam = 'preview'
