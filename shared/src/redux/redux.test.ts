import { createAction, createReducer } from '@reduxjs/toolkit'
import { delay, put, takeEvery } from 'redux-saga/effects'
import { timings } from '../domain'
import { createRemoteStore } from './createRemoteStore'
import { poll } from './poll'
import { safely } from './safely'

const requested = createAction('requested')
const answered = createAction('answered')
const count = createReducer(0, (builder) => builder.addCase(answered, (state) => state + 1))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('createRemoteStore', () => {
  it('continues after a handler throws', () => {
    const errors: unknown[] = []
    let runs = 0
    const handler = function* () {
      runs += 1
      if (runs === 1) throw new Error('first run fails')
      yield put(answered())
    }
    const { store } = createRemoteStore({
      reducer: count,
      context: {},
      sagas: [
        function* () {
          yield takeEvery(
            requested,
            safely(handler, (error) => errors.push(error)),
          )
        },
      ],
    })
    store.dispatch(requested())
    store.dispatch(requested())
    expect(errors).toHaveLength(1)
    expect(store.getState()).toBe(1)
  })

  it('[SYNC-01] polls first after 5 s, then every 60 s, backs off on failure and stops', async () => {
    let rounds = 0
    let isFailing = false
    const { stop } = createRemoteStore({
      reducer: count,
      context: {},
      sagas: [
        function* () {
          yield* poll({
            firstMs: timings.pollFirstMs,
            intervalMs: () => timings.pollMs,
            round: function* () {
              rounds += 1
              if (isFailing) throw new Error('away')
              yield delay(0)
            },
          })
        },
      ],
    })
    await jest.advanceTimersByTimeAsync(timings.pollFirstMs - 1)
    expect(rounds).toBe(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(rounds).toBe(1)
    isFailing = true
    await jest.advanceTimersByTimeAsync(timings.pollMs + 1)
    expect(rounds).toBe(2)
    await jest.advanceTimersByTimeAsync(timings.pollMs)
    expect(rounds).toBe(2)
    await jest.advanceTimersByTimeAsync(timings.pollMs)
    expect(rounds).toBe(3)
    stop()
    await jest.advanceTimersByTimeAsync(timings.pollMs * 10)
    expect(rounds).toBe(3)
  })
})
