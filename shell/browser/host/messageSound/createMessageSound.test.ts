import type { ServerEvent } from '@duetto/shared/contract'
import { settle } from '@duetto/shared/testing'
import * as alertModule from './playMessageSound'
import { createMessageSound } from './createMessageSound'

type Pushed = Extract<ServerEvent, { type: 'chat-pushed' }>

const rung: number[] = []
const page = { isTouched: true, isCalm: false, holdMs: 0 }
const vibrate = jest.fn()
let clock = 1_000_000
const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} })

class FakeAudio {
  currentTime = 0
  destination = {}
  resume = async () => {
    jest.spyOn(performance, 'now').mockReturnValue(page.holdMs)
  }
  close = async () => {}
  createGain = () => ({ gain: param(), connect: () => {} })
  createOscillator = () => {
    const frequency = param()
    return { frequency, connect: () => {}, start: () => rung.push(frequency.value), stop: () => {} }
  }
}

beforeEach(() => {
  localStorage.clear()
  rung.length = 0
  Object.assign(page, { isTouched: true, isCalm: false, holdMs: 0 })
  jest.spyOn(performance, 'now').mockReturnValue(0)
  vibrate.mockClear()
  Object.assign(globalThis, { AudioContext: FakeAudio })
  window.matchMedia = () => ({ matches: page.isCalm }) as MediaQueryList
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: page.isTouched }),
  })
})
afterEach(() => jest.restoreAllMocks())

const seen = 5
const loadMember = async () => alertModule
const open = () => createMessageSound({ isInView: (id) => id === seen, now: () => clock, loadMember })
const arrived = (over: Partial<Pushed> = {}, isMine = false) =>
  ({ type: 'chat-pushed', conversation: 2, profile: 9, message: { is_mine: isMine }, ...over }) as Pushed
const soundsAt = async (sound: ReturnType<typeof open>, event: ServerEvent) => {
  clock += 60_000
  rung.length = 0
  sound.onEvent(event)
  await settle()
  return rung.length > 0
}
const turnedOn = () => {
  const sound = open()
  sound.preference.choose(true)
  return sound
}

it('[ACCOUNT-09] plays a sound and vibrates once switched on, also after a reload', async () => {
  const sound = open()
  expect(sound.preference.get()).toBe(false)
  expect(await soundsAt(sound, arrived())).toBe(false)
  sound.preference.choose(true)
  expect(sound.preference.get()).toBe(true)
  expect(await soundsAt(sound, arrived())).toBe(true)
  expect(rung).toEqual([659, 880])
  expect(vibrate).toHaveBeenCalledTimes(1)
  const reloaded = open()
  expect(reloaded.preference.get()).toBe(true)
  expect(await soundsAt(reloaded, arrived())).toBe(true)
  reloaded.preference.choose(false)
  expect(await soundsAt(sound, arrived())).toBe(false)
})

it.each<[string, ServerEvent]>([
  ['in the conversation in view', arrived({ conversation: seen })],
  ['of a muted conversation', arrived({ is_muted: true })],
  ['of an archived conversation', arrived({ is_archived: true })],
  ['of the member from another device', arrived({}, true)],
  ['that is only a typing event', { type: 'typing', conversation: 2, profile: 9 }],
])('[ACCOUNT-09] is silent for a message %s', async (_, event) => {
  expect(await soundsAt(turnedOn(), event)).toBe(false)
  expect(vibrate).not.toHaveBeenCalled()
})

it('[ACCOUNT-09] plays one sound for several messages in a row', async () => {
  const sound = turnedOn()
  expect(await soundsAt(sound, arrived())).toBe(true)
  clock -= 59_000
  rung.length = 0
  sound.onEvent(arrived())
  await settle()
  expect(rung).toEqual([])
})

it('[ACCOUNT-09] does not vibrate if reduced motion is preferred', async () => {
  page.isCalm = true
  expect(await soundsAt(turnedOn(), arrived())).toBe(true)
  expect(vibrate).not.toHaveBeenCalled()
})

it('[ACCOUNT-09] is silent before the first user activation, and plays no delayed sound', async () => {
  page.isTouched = false
  expect(await soundsAt(turnedOn(), arrived())).toBe(false)
  expect(vibrate).not.toHaveBeenCalled()
  page.isTouched = true
  page.holdMs = 1500
  expect(await soundsAt(turnedOn(), arrived())).toBe(false)
})

it('[ACCOUNT-09] plays a preview while switched off', async () => {
  open().preference.play()
  await settle()
  expect(rung).toEqual([659, 880])
})

it('[ACCOUNT-09] stays off without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(turnedOn().preference.get()).toBe(false)
})
