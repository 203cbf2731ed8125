/**
 * Name of one of our HttpOnly cookies. Over https it has the `__Host-` prefix: browsers then refuse cookies that a sibling
 * host sets.
 */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** The session cookie, by `hostCookieName`; only the API reads its value. */
export const sessionCookie = 'duetto_session'
/** Proofs of earlier log-ins from this browser; only the API reads them. */
export const knownBrowserCookie = 'duetto_known'
/** `1` if a member of this browser has chosen discreet mode: the page is then neutral from its first paint. */
export const discreetCookie = 'discreet'
