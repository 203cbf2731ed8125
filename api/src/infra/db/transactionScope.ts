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

/** Throws inside a transaction: on the embedded engine, a query outside it would wait forever. */
export const refuseInsideTransaction = (): void => {
  if (scope.getStore()?.isOpen)
    throw new Error('inside a transaction use its own handle (tx), not the database itself')
}
