import { answerPartsKey } from '../../../common/answerParts'
import type { AnswerPart } from '../../../common/answerParts'
import { receiveAnswerParts } from './answerParts'

const page = window as unknown as Record<string, { push: (part: AnswerPart) => unknown } | undefined>
const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true })

afterEach(() => {
  delete page[answerPartsKey]
})

it('receives earlier and later parts and the end of the document', () => {
  setReadyState('loading')
  const early: AnswerPart[] = [{ pending: ['a'] }]
  page[answerPartsKey] = early
  const receiver = { receive: jest.fn(), end: jest.fn() }
  receiveAnswerParts(receiver)
  page[answerPartsKey]?.push({ answers: { a: 1 } })
  expect(receiver.receive.mock.calls).toEqual([[{ pending: ['a'] }], [{ answers: { a: 1 } }]])
  expect(receiver.end).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(receiver.end).toHaveBeenCalledTimes(1)
})

it('ends at once if the document has loaded', () => {
  setReadyState('complete')
  const receiver = { receive: jest.fn(), end: jest.fn() }
  receiveAnswerParts(receiver)
  expect(receiver.end).toHaveBeenCalledTimes(1)
})
