import type { Channel, MulticastChannel } from 'redux-saga'
import { call, put, take } from 'redux-saga/effects'
import type { SagaIterator } from 'redux-saga'
import type { Envelope } from './envelope'

/** Delivers events in order: one emitted by a listener is delivered after the current one. */
export function* busSaga(
  emitted: Channel<Envelope>,
  events: MulticastChannel<Envelope>,
): SagaIterator<never> {
  for (;;) yield put(events, yield take(emitted))
}

/** Listens to one event type; if the listener throws, it still receives the next event. */
export function* listenSaga<Heard extends Envelope>(
  events: MulticastChannel<Envelope>,
  type: Heard['type'],
  listener: (envelope: Heard) => void,
  onError: (error: unknown) => void,
): SagaIterator<never> {
  for (;;) {
    const envelope = yield take(events, (given: Envelope) => given.type === type)
    try {
      // Called as an effect, so that the listener can unsubscribe itself; its result is not awaited.
      yield call(() => void listener(envelope))
    } catch (error) {
      onError(error)
    }
  }
}
