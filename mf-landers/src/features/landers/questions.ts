import { questionMessages } from './questionMessages'

/** Must match the questions in the contract, which the shell uses for structured data. */
export const questions = [
  { question: questionMessages.real, answer: questionMessages.realAnswer },
  { question: questionMessages.sees, answer: questionMessages.seesAnswer },
  { question: questionMessages.pay, answer: questionMessages.payAnswer },
] as const
