/** Questions of step 0, one per screen. */
export const questions = ['email', 'password', 'date_of_birth', 'name', 'message'] as const
export type Question = (typeof questions)[number]

const withoutMessage: readonly Question[] = questions.filter((question) => question !== 'message')

/** Asks for a first message only if the sign-up is for a profile. */
export const questionsFor = (hasProfile: boolean): readonly Question[] =>
  hasProfile ? questions : withoutMessage
