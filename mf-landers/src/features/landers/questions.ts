import { questionMessages } from './questionMessages'

/** Questions of the home page with their answers. The contract lists the same for search engines. */
export const questions = [
  { question: questionMessages.real, answer: questionMessages.realAnswer },
  { question: questionMessages.sees, answer: questionMessages.seesAnswer },
  { question: questionMessages.pay, answer: questionMessages.payAnswer },
] as const
