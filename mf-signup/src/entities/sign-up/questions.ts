export type Question = 'email' | 'message' | 'name' | 'password' | 'date_of_birth'

type Screens = readonly (readonly Question[])[]

const details = ['name', 'password', 'date_of_birth'] as const
const withMessage: Screens = [['message', 'email'], details]
const withoutMessage: Screens = [['email'], details]

export const screensFor = (hasMessage: boolean): Screens => (hasMessage ? withMessage : withoutMessage)

export const screenOf = (question: unknown): number =>
  withMessage.findIndex((screen) => screen.some((name) => name === question))
