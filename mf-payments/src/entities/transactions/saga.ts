import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, race, take, takeLatest } from 'typed-redux-saga'
import { transactionsFailed, transactionsLeft, transactionsLoaded, transactionsRequested } from './slice'

function* fetchTransactions({ payload: id }: ReturnType<typeof transactionsRequested>) {
  try {
    const { answer } = yield* race({
      answer: callApi('getTransactions', { query: id === null ? {} : { id } }),
      left: take(transactionsLeft),
    })
    if (answer) yield* put(transactionsLoaded(answer))
  } catch (error) {
    yield* put(transactionsFailed(codeOf(error)))
  }
}

export function* transactionsSaga() {
  yield* takeLatest(transactionsRequested, safely(fetchTransactions))
}
