import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<{ isOpen: boolean }>()

export const inTransaction = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const state = { isOpen: true }
  try {
    return await scope.run(state, work)
  } finally {
    state.isOpen = false
  }
}

/** On the embedded engine, a query that bypasses the transaction's handle would deadlock. */
export const refuseInsideTransaction = (): void => {
  if (scope.getStore()?.isOpen)
    throw new Error('inside a transaction use its own handle (tx), not the database itself')
}
