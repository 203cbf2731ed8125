import { runSaga, stdChannel } from 'redux-saga'
import { put, takeEvery } from 'redux-saga/effects'
import { createBus } from './bus'
import { busRegistry, readPayload } from './registry'
import { busChannel } from './sagas'

describe('bus', () => {
  it('[SPLIT-03] carries a typed event to every listener, in order, once each', () => {
    const bus = createBus(() => 5)
    const heard: string[] = []
    bus.on('image-pressed', ({ profileId }, envelope) =>
      heard.push(`a${profileId}${envelope.source}${envelope.at}`),
    )
    bus.on('image-pressed', ({ profileId }) => heard.push(`b${profileId}`))
    bus.as('mf-members').emit('image-pressed', { profileId: 7 })
    bus.as('mf-members').emit('image-pressed', { profileId: 8 })
    expect(heard).toEqual(['a7mf-members5', 'b7', 'a8mf-members5', 'b8'])
  })

  it('[SPLIT-03] drops and counts what is unknown, forged or malformed', () => {
    const bus = createBus()
    let heard = 0
    bus.on('signup-closed', () => (heard += 1))
    expect(bus.accept({ type: 'signup-closed', v: 1, payload: { isComplete: 'yes' } })).toBe(false)
    expect(bus.accept({ type: 'transfer-money', v: 1, payload: {} })).toBe(false)
    expect(bus.accept({ type: 'signup-closed', v: 99, payload: { isComplete: true } })).toBe(false)
    expect(bus.accept('signup-closed')).toBe(false)
    expect(bus.accept(null)).toBe(false)
    expect(heard).toBe(0)
    expect(bus.counts().dropped).toBe(5)
  })

  it('delivers what a listener emits after the event that it hears, to all', () => {
    const bus = createBus()
    const heard: string[] = []
    bus.on('blocked', ({ profileId }) => {
      heard.push(`a${profileId}`)
      if (profileId === 1) bus.emit('blocked', { profileId: 2 })
    })
    bus.on('blocked', ({ profileId }) => heard.push(`b${profileId}`))
    bus.emit('blocked', { profileId: 1 })
    expect(heard).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  it('hears in a saga what another saga emits, while both of them work', () => {
    const bus = createBus()
    const heard: number[] = []
    const stop = runSaga({}, function* () {
      yield takeEvery(busChannel(bus, 'blocked'), ({ profileId }) => void heard.push(profileId))
    })
    runSaga({}, function* () {
      for (const profileId of [1, 2, 3]) {
        bus.emit('blocked', { profileId })
        yield put(stdChannel(), { type: 'meanwhile' })
      }
    })
    expect(heard).toEqual([1, 2, 3])
    stop.cancel()
    expect(bus.counts().listeners).toBe(0)
  })

  it('isolates a listener that throws', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {})
    const bus = createBus()
    let heard = 0
    bus.on('blocked', () => {
      throw new Error('broken remote')
    })
    bus.on('blocked', () => (heard += 1))
    bus.emit('blocked', { profileId: 1 })
    bus.emit('blocked', { profileId: 1 })
    expect(heard).toBe(2)
    expect(bus.counts().failed).toBe(2)
    silence.mockRestore()
  })

  it('leaves nothing behind when listeners go, even from inside an event', () => {
    const bus = createBus()
    let heard = 0
    const off = bus.on('blocked', () => {
      heard += 1
      off()
    })
    bus.emit('blocked', { profileId: 1 })
    bus.emit('blocked', { profileId: 1 })
    off()
    expect(heard).toBe(1)
    expect(bus.counts().listeners).toBe(0)
  })

  it('raises an older version through its upcaster', () => {
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
