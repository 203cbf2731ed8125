import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs `work` and tracks that a transaction is open meanwhile. */
export const inTransaction = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const state = { isOpen: true }
  try {
    return await scope.run(state, work)
  } finally {
    state.isOpen = false
  }
}

/**
 * Using the outer handle inside a transaction would wait for that transaction, forever on the embedded
 * engine. Throws instead.
 */
export const refuseInsideTransaction = (): void => {
  if (scope.getStore()?.isOpen)
    throw new Error('inside a transaction use its own handle (tx), not the database itself')
}
