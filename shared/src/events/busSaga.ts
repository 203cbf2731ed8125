import type { Channel, MulticastChannel } from 'redux-saga'
import { call, put, take } from 'redux-saga/effects'
import type { SagaIterator } from 'redux-saga'
import type { Envelope } from './envelope'

/** Delivers what was emitted, one event after the other: what a listener emits meanwhile comes after it. */
export function* busSaga(
  emitted: Channel<Envelope>,
  events: MulticastChannel<Envelope>,
): SagaIterator<never> {
  for (;;) yield put(events, yield take(emitted))
}

/** Hears events of one type; a listener that throws hears the next one all the same. */
export function* listenSaga<Heard extends Envelope>(
  events: MulticastChannel<Envelope>,
  type: Heard['type'],
  listener: (envelope: Heard) => void,
  onError: (error: unknown) => void,
): SagaIterator<never> {
  for (;;) {
    const envelope = yield take(events, (given: Envelope) => given.type === type)
    try {
      // As an effect, so that the listener may take itself off; what it returns is not waited for.
      yield call(() => void listener(envelope))
    } catch (error) {
      onError(error)
    }
  }
}
