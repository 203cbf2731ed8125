import 'fake-indexeddb/auto'
import { bytesOf, expectAccessible, fileHeads, refuse } from '@duetto/shared/testing'
import { limits } from '@duetto/shared/domain'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'

const media = '/media/messages/abc12345/voice.webm'
const voice = { duration_ms: 7000, waveform: '0v'.repeat(24) }
const upload = { name: 'abc12345', media, voice }

let permission: () => Promise<unknown>
let tracks = 0
class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus'
  static last: FakeRecorder
  state = 'inactive'
  ondataavailable: (event: { data: Blob }) => void = () => {}
  onstop: () => void = () => {}
  onerror: () => void = () => {}
  constructor() {
    FakeRecorder.last = this
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable({ data: new Blob([bytesOf(fileHeads.webm)]) })
    this.onstop()
  }
}
const stream = () => {
  tracks += 1
  return { getTracks: () => [{ stop: () => (tracks -= 1) }] }
}
interface Sound {
  src?: string
  playbackRate: number
  currentTime: number
  paused: boolean
  ontimeupdate?: () => void
  onended?: () => void
}
const sounds: Sound[] = []
let playing: () => Promise<void>
const revoked = jest.fn()

beforeEach(() => {
  prepareBrowser()
  tracks = 0
  sounds.length = 0
  playing = async () => undefined
  permission = async () => stream()
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => permission() },
  })
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: revoked })
  Object.assign(globalThis, {
    MediaRecorder: FakeRecorder,
    Audio: class {
      paused = true
      currentTime = 0
      playbackRate = 1
      onplay = () => {}
      onpause = () => {}
      constructor() {
        sounds.push(this)
      }
      async play() {
        await playing()
        this.paused = false
        this.onplay()
      }
      pause() {
        this.paused = true
        this.onpause()
      }
    },
  })
})
const record = () => screen.getByRole('button', { name: 'Record a voice message' })

it('[TRUST-11] reports an aborted recording and releases microphone and meter', async () => {
  const close = jest.fn()
  const analyser = { fftSize: 32, getByteTimeDomainData: () => {} }
  const source = { connect: () => {} }
  class FakeContext {
    createAnalyser = () => analyser
    createMediaStreamSource = () => source
    close = close
  }
  Object.assign(globalThis, { AudioContext: FakeContext })
  try {
    const { user, calls } = await openChat()
    await user.click(record())
    expect(await screen.findByText('Recording')).toBeVisible()
    act(() => FakeRecorder.last.onerror())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText('Recording')).toBeNull()
    expect(close).toHaveBeenCalledTimes(1)
    expect(tracks).toBe(0)
    expect(calls.some(({ name }) => name === 'uploadMedia')).toBe(false)
  } finally {
    Object.assign(globalThis, { AudioContext: undefined })
  }
})

const fail = () => {
  throw new Error('no recorder')
}
it.each([
  ['cannot be created', fail],
  ['does not start', () => Object.assign(new FakeRecorder(), { start: fail })],
])('[TRUST-11] releases the microphone if the recorder %s', async (_name, create) => {
  const Broken = Object.assign(jest.fn(create), { isTypeSupported: () => true })
  Object.assign(globalThis, { MediaRecorder: Broken })
  const { user } = await openChat()
  await user.click(record())
  expect(await screen.findByText(/The recording failed/)).toBeVisible()
  expect(tracks).toBe(0)
})

it('[CHAT-10] records without a level if Web Audio fails', async () => {
  const close = jest.fn()
  class FakeContext {
    createAnalyser = () => ({ fftSize: 32 })
    createMediaStreamSource = () => {
      throw new DOMException('different sample rates', 'NotSupportedError')
    }
    close = close
  }
  Object.assign(globalThis, { AudioContext: FakeContext })
  try {
    const { user } = await openChat()
    await user.click(record())
    expect(await screen.findByText('Recording')).toBeVisible()
    expect(close).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(tracks).toBe(0)
  } finally {
    Object.assign(globalThis, { AudioContext: undefined })
  }
})

it('[CHAT-10] records, previews with the price and sends once', async () => {
  const { user, answers, sent, calls } = await openChat()
  answers.uploadMedia = () => ({ upload })
  await user.click(record())
  const dialog = screen.getByRole('dialog', { name: 'Voice message for Clara' })
  expect(await within(dialog).findByText('Recording')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Send voice message' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }))
  expect(tracks).toBe(0)
  expect(within(dialog).getByRole('button', { name: /^Play voice message/ })).toBeVisible()
  expect(dialog).toHaveTextContent(/It costs 2 credits/)
  expect(sounds.at(-1)?.src).toBe('blob:voice')
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Send voice message' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ profile: 11, kind: 'voice', upload: 'abc12345' })
  const body = calls.find(({ name }) => name === 'uploadMedia')?.body as FormData
  expect((body.get('voice') as File).type).toBe('audio/webm')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(revoked).toHaveBeenCalledWith('blob:voice')
})

it('stops at the maximum length', async () => {
  const { user } = await openChat()
  let now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
  await user.click(record())
  await screen.findByText('Recording')
  now += limits.voiceMaxSeconds * 1000
  expect(await screen.findByRole('button', { name: 'Play voice message, 1:00' })).toBeVisible()
  clock.mockRestore()
})

it('releases the microphone on cancel, also if permission comes later', async () => {
  const { user, calls } = await openChat()
  await user.click(record())
  await screen.findByText('Recording')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(tracks).toBe(0)
  let allow: (given: unknown) => void = () => {}
  permission = () => new Promise((done) => (allow = done))
  await user.click(record())
  expect(screen.getByText('Allow the microphone in your browser to begin.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(async () => allow(stream()))
  await waitFor(() => expect(tracks).toBe(0))
  expect(calls.some(({ name }) => name === 'uploadMedia')).toBe(false)
})

it.each([
  ['NotAllowedError', /does not let us use the microphone/],
  ['NotFoundError', /found no microphone/],
  ['NotReadableError', /The recording failed/],
])('reports a microphone that is %s, and retries', async (name, text) => {
  const { user } = await openChat()
  permission = () => Promise.reject(Object.assign(new Error(), { name }))
  await user.click(record())
  expect(await screen.findByText(text)).toBeVisible()
  permission = async () => stream()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Recording')).toBeVisible()
})

it('keeps a recording after a failed upload, and asks for a new one if it is unreadable', async () => {
  const { user, answers, sent } = await openChat()
  answers.uploadMedia = refuse('network')
  await user.click(record())
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await user.click(screen.getByRole('button', { name: 'Send voice message' }))
  expect(await screen.findByText(/Nothing was charged/)).toBeVisible()
  answers.uploadMedia = refuse('audio_unreadable')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/cannot read this recording/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record again' }))
  expect(await screen.findByText('Recording')).toBeVisible()
  expect(sent()).toEqual([])
})

it.each([
  ['has no recorder', () => Object.assign(globalThis, { MediaRecorder: undefined }), /cannot record/],
  [
    'records MP4 only, as Safari before 18.4',
    () => jest.spyOn(FakeRecorder, 'isTypeSupported').mockReturnValue(false),
    /cannot record/,
  ],
  [
    'has no microphone on a page without https',
    () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined }),
    /Open this site with https/,
  ],
])('[TRUST-11] explains that the browser %s when the button is pressed', async (_name, arrange, text) => {
  arrange()
  const { user, toasts } = await openChat()
  await user.click(record())
  expect(toasts).toEqual([{ text: expect.stringMatching(text) }])
  expect(screen.queryByRole('dialog')).toBeNull()
  jest.restoreAllMocks()
})

it('plays at three speeds from any position, one at a time', async () => {
  const given = { kind: 'voice' as const, media, voice }
  const { user, container } = await openChat({
    messages: [createMessage(10, '', given), createMessage(11, '', given)],
  })
  await expectAccessible(container)
  const [first, second] = screen.getAllByRole('button', { name: 'Play voice message, 0:07' })
  await user.click(first as HTMLElement)
  expect(sounds.map(({ paused }) => paused)).toEqual([false, true])
  const [speed] = screen.getAllByRole('button', { name: 'Speed: 1×' })
  await user.click(speed as HTMLElement)
  expect(sounds[0]?.playbackRate).toBe(1.5)
  await user.click(screen.getByRole('button', { name: 'Speed: 1.5×' }))
  expect(sounds[0]?.playbackRate).toBe(2)
  const [slider] = screen.getAllByRole('slider', { name: 'Position' })
  expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:07')
  await user.click(second as HTMLElement)
  expect(sounds.map(({ paused }) => paused)).toEqual([true, false])
})

it('shows the position, seeks, and restarts after the end', async () => {
  const { user } = await openChat({ messages: [createMessage(10, '', { kind: 'voice', media, voice })] })
  await user.click(screen.getByRole('button', { name: 'Play voice message, 0:07' }))
  const slider = screen.getByRole('slider', { name: 'Position' })
  const sound = sounds[0] as Sound
  sound.currentTime = 2
  act(() => sound.ontimeupdate?.())
  expect(slider).toHaveAttribute('aria-valuetext', '0:02 of 0:07')
  fireEvent.change(slider, { target: { value: '5000' } })
  expect(sound.currentTime).toBe(5)
  expect(slider).toHaveAttribute('aria-valuetext', '0:05 of 0:07')
  act(() => sound.onended?.())
  expect(sound.currentTime).toBe(0)
  expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:07')
  expect(screen.getByRole('button', { name: 'Play voice message, 0:07' })).toBeVisible()
})

it('[TRUST-11] reports playback errors, but not early pauses', async () => {
  const { user } = await openChat({ messages: [createMessage(10, '', { kind: 'voice', media, voice })] })
  const play = screen.getByRole('button', { name: 'Play voice message, 0:07' })
  playing = () => Promise.reject(new DOMException('', 'AbortError'))
  await user.click(play)
  expect(screen.queryByRole('alert')).toBeNull()
  playing = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  await user.click(play)
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be played')
})
