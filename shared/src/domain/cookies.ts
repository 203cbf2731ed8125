/** Name of an HttpOnly cookie. Over https it gets the `__Host-` prefix, so that sibling hosts cannot set it. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Session cookie without prefix; only the API reads it. */
export const sessionCookie = 'duetto_session'
/** Proof of earlier log-ins in this browser; only the API reads it. */
export const knownBrowserCookie = 'duetto_known'
/** `1` in discreet mode, so that the page is neutral from its first paint. */
export const discreetCookie = 'discreet'
