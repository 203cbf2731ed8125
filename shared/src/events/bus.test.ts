import { runSaga, stdChannel } from 'redux-saga'
import { put, takeEvery } from 'redux-saga/effects'
import { createBus } from './bus'
import { busRegistry, readPayload } from './registry'
import { busChannel } from './sagas'

describe('bus', () => {
  it('[SPLIT-03] delivers an event to every listener once, in order', () => {
    const bus = createBus(() => 5)
    const received: string[] = []
    bus.on('image-pressed', ({ profileId }, envelope) =>
      received.push(`a${profileId}${envelope.source}${envelope.at}`),
    )
    bus.on('image-pressed', ({ profileId }) => received.push(`b${profileId}`))
    bus.as('mf-members').emit('image-pressed', { profileId: 7 })
    bus.as('mf-members').emit('image-pressed', { profileId: 8 })
    expect(received).toEqual(['a7mf-members5', 'b7', 'a8mf-members5', 'b8'])
  })

  it('[SPLIT-03] drops and counts unknown, forged and malformed events', () => {
    const bus = createBus()
    let received = 0
    bus.on('signup-closed', () => (received += 1))
    expect(bus.accept({ type: 'signup-closed', v: 1, payload: { isComplete: 'yes' } })).toBe(false)
    expect(bus.accept({ type: 'transfer-money', v: 1, payload: {} })).toBe(false)
    expect(bus.accept({ type: 'signup-closed', v: 99, payload: { isComplete: true } })).toBe(false)
    expect(bus.accept('signup-closed')).toBe(false)
    expect(bus.accept(null)).toBe(false)
    expect(received).toBe(0)
    expect(bus.counts().dropped).toBe(5)
  })

  it('delivers an event emitted by a listener after the current one', () => {
    const bus = createBus()
    const received: string[] = []
    bus.on('blocked', ({ profileId }) => {
      received.push(`a${profileId}`)
      if (profileId === 1) bus.emit('blocked', { profileId: 2 })
    })
    bus.on('blocked', ({ profileId }) => received.push(`b${profileId}`))
    bus.emit('blocked', { profileId: 1 })
    expect(received).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  it('delivers all events that one saga emits to another', () => {
    const bus = createBus()
    const received: number[] = []
    const stop = runSaga({}, function* () {
      yield takeEvery(busChannel(bus, 'blocked'), ({ profileId }) => void received.push(profileId))
    })
    runSaga({}, function* () {
      for (const profileId of [1, 2, 3]) {
        bus.emit('blocked', { profileId })
        yield put(stdChannel(), { type: 'tick' })
      }
    })
    expect(received).toEqual([1, 2, 3])
    stop.cancel()
    expect(bus.counts().listeners).toBe(0)
  })

  it('isolates a listener that throws', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {})
    const bus = createBus()
    let received = 0
    bus.on('blocked', () => {
      throw new Error('broken remote')
    })
    bus.on('blocked', () => (received += 1))
    bus.emit('blocked', { profileId: 1 })
    bus.emit('blocked', { profileId: 1 })
    expect(received).toBe(2)
    expect(bus.counts().failed).toBe(2)
    silence.mockRestore()
  })

  it('lets listeners unsubscribe, even while they handle an event', () => {
    const bus = createBus()
    let received = 0
    const off = bus.on('blocked', () => {
      received += 1
      off()
    })
    bus.emit('blocked', { profileId: 1 })
    bus.emit('blocked', { profileId: 1 })
    off()
    expect(received).toBe(1)
    expect(bus.counts().listeners).toBe(0)
  })

  it('upgrades a payload of an older version', () => {
    const facts = busRegistry['credits-changed']
    const upcast = facts.upcast
    Object.assign(facts, {
      v: 2,
      upcast: { 1: (old: Record<string, unknown>) => ({ credits: Number(old.balance) }) },
    })
    expect(readPayload('credits-changed', 1, { balance: '4' })).toEqual({ credits: 4 })
    Object.assign(facts, { v: 1, upcast })
  })
})
