import { answerPartsKey } from '../../../common/answerParts'
import type { AnswerPart } from '../../../common/answerParts'

interface Receiver {
  receive: (part: AnswerPart) => void
  end: () => void
}

interface PartSink {
  push: (part: AnswerPart) => unknown
}

export const receiveAnswerParts = ({ receive, end }: Receiver): void => {
  const page = window as unknown as Record<typeof answerPartsKey, AnswerPart[] | PartSink | undefined>
  const received = page[answerPartsKey]
  if (Array.isArray(received)) for (const part of received) receive(part)
  page[answerPartsKey] = { push: receive }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', end, { once: true })
  else end()
}
