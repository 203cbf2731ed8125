import type { SagaIterator } from 'redux-saga'

/** Catches errors of a forked saga, which would otherwise end the watcher. Modelled on valora's `utils/safely.ts`. */
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
