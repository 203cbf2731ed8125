/** Name of an HttpOnly cookie. Over https it gets the `__Host-` prefix, so that sibling hosts cannot set it. */
export const hostCookieName = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name
/** Session cookie without prefix; only the API reads it. */
export const sessionCookie = 'duetto_session'
/** Name of the cookie that proves earlier logins in this browser; only the API reads it. */
export const knownBrowserCookie = 'duetto_known'
/** Cookie that is `1` in discreet mode, so that the server renders a neutral page. */
export const discreetCookie = 'discreet'
