import type { SagaIterator } from 'redux-saga'

/**
 * Passes an error to `onError`, so that it does not end the watcher that forked the saga. Modelled on valora's
 * `utils/safely.ts`.
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
