/** Cookie of the session; only the API reads what is in it. */
export const sessionCookie = 'duetto_session'
