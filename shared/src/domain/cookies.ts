/** The session cookie; only the API reads its value. */
export const sessionCookie = 'duetto_session'
