import type { SagaIterator } from 'redux-saga'

/**
 * Wraps a forked saga and passes its errors to `onError`. Uncaught, they would also end the watcher. Modelled on
 * `utils/safely.ts` of the Valora wallet.
 */
export const safely = <Args extends unknown[]>(
  handler: (...args: Args) => Generator<unknown, unknown, never> | SagaIterator,
  onError: (error: unknown) => void = reportError,
) =>
  function* guarded(...args: Args) {
    try {
      yield* handler(...args) as SagaIterator
    } catch (error) {
      onError(error)
    }
  }

function reportError(error: unknown): void {
  console.error(error)
}
