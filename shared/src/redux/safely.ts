import type { SagaIterator } from 'redux-saga'

/**
 * Wraps a saga's handler so that a throw ends this one run, not the watcher that forked it. The error goes to
 * `onError`; a handler that has its own answer to a failure catches it before.
 * Habit from valora's `utils/safely.ts`.
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
