import { questionMessages } from './questionMessages'

/** The contract lists the same questions for search engines. */
export const questions = [
  { question: questionMessages.real, answer: questionMessages.realAnswer },
  { question: questionMessages.sees, answer: questionMessages.seesAnswer },
  { question: questionMessages.pay, answer: questionMessages.payAnswer },
] as const
