import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeLeading } from 'typed-redux-saga'
import { reportFailed, reportReceived, reportSent } from './slice'

function* report({ payload: { messageId, reason, text } }: ReturnType<typeof reportSent>) {
  try {
    const receipt = yield* callApi('report', {
      body: { kind: 'message', id: messageId, reason, text: text.trim() || undefined },
    })
    if (receipt) yield* put(reportReceived(receipt.reference))
  } catch (error) {
    yield* put(reportFailed(codeOf(error)))
  }
}

export function* reportSaga() {
  yield* takeLeading(reportSent, safely(report))
}
