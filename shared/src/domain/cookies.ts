/**
 * Name of an HttpOnly cookie of ours. Over https it has the prefix with which browsers refuse cookies that another host of
 * the domain sets.
 */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** The session cookie, by `hostCookieName`; only the API reads its value. */
export const sessionCookie = 'duetto_session'
/** Proofs that accounts have been logged in to from this browser; only the API reads them. */
export const knownBrowserCookie = 'duetto_known'
/** `1` if a member of this browser has chosen discreet mode: the page is then neutral from its first paint. */
export const discreetCookie = 'discreet'
