import type { Channel, MulticastChannel } from 'redux-saga'
import { call, put, take } from 'redux-saga/effects'
import type { SagaIterator } from 'redux-saga'
import type { Envelope } from './envelope'

export function* busSaga(
  emitted: Channel<Envelope>,
  events: MulticastChannel<Envelope>,
): SagaIterator<never> {
  for (;;) yield put(events, yield take(emitted))
}

export function* listenSaga<Received extends Envelope>(
  events: MulticastChannel<Envelope>,
  type: Received['type'],
  listener: (envelope: Received) => void,
  onError: (error: unknown) => void,
): SagaIterator<never> {
  for (;;) {
    const envelope = yield take(events, (given: Envelope) => given.type === type)
    try {
      // Call through an effect, so that the listener can unsubscribe itself. `void` discards a returned promise, which
      // the saga would await.
      yield call(() => void listener(envelope))
    } catch (error) {
      onError(error)
    }
  }
}
