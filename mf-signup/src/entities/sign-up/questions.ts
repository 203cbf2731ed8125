/** Questions of step 0; each has a screen of its own. */
export const questions = ['email', 'password', 'date_of_birth', 'name', 'message'] as const
export type Question = (typeof questions)[number]

/** The first message is asked for only where the sign-up is for a profile. */
export const questionsFor = (hasProfile: boolean): readonly Question[] =>
  hasProfile ? questions : questions.filter((question) => question !== 'message')
