/** The session cookie; only the API reads its value. */
export const sessionCookie = 'duetto_session'
/** `1` if a member of this browser has chosen discreet mode: the page is then neutral from its first paint. */
export const discreetCookie = 'discreet'
