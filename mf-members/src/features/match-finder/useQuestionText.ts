import { useIntl } from 'react-intl'
import { answerMessages, questionMessages } from './questionMessages'

export const useQuestionText = (): ((id: string) => string) => {
  const { formatMessage } = useIntl()
  return (id) => {
    const message = Object.entries(questionMessages).find(([key]) => key === id)?.[1]
    return message ? formatMessage(message) : id
  }
}

export const useAnswerText = (): ((question: string, answer: string) => string) => {
  const { formatMessage } = useIntl()
  return (question, answer) => {
    const message = Object.entries(answerMessages).find(([key]) => key === `${question}.${answer}`)?.[1]
    return message ? formatMessage(message) : answer
  }
}
