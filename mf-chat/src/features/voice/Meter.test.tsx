import 'fake-indexeddb/auto'
import { waveformBars } from '@duetto/shared/domain'
import { renderRemote } from '@duetto/shared/testing'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { Meter } from './Meter'
import { useRecorder } from './useRecorder'

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('span[style]')].map(({ style }) =>
    Number.parseInt(style.height, 10),
  )

it('[CHAT-10] shows duration and recent levels, newest on the right', () => {
  const { container } = renderRemote(<Meter elapsedMs={7400} levels={[0.2, 1]} />)
  expect(screen.getByRole('status')).toHaveTextContent('Recording')
  expect(container.querySelector('[data-time]')).toHaveTextContent('0:07 / 1:00')
  expect(heights(container)).toHaveLength(waveformBars)
  expect(heights(container).slice(-3)).toEqual([6, 20, 100])
})

describe('the level of the microphone', () => {
  const samples: number[] = []
  const stream = { getTracks: () => [{ stop: () => {} }] }
  class Recorder {
    static isTypeSupported = () => true
    state = 'inactive'
    onstop = () => {}
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.onstop()
    }
  }
  class Context {
    createAnalyser = () => ({
      fftSize: 4,
      getByteTimeDomainData: (into: Uint8Array) => into.set(samples),
    })
    createMediaStreamSource = () => ({ connect: () => {} })
    close = () => {}
  }
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true })
    Object.assign(globalThis, { MediaRecorder: Recorder, AudioContext: Context })
    Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} })
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => stream },
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(globalThis, { AudioContext: undefined, MediaRecorder: undefined })
  })

  it('[CHAT-10] samples the peak ten times a second and stops at the end', async () => {
    samples.splice(0, 4, 128, 192, 128, 120)
    const { result, unmount } = renderHook(() => useRecorder())
    await waitFor(() => expect(result.current.phase).toBe('recording'))
    act(() => jest.advanceTimersByTime(100))
    expect(result.current.levels.at(-1)).toBe(0.5)
    samples.splice(0, 4, 128, 0, 128, 128)
    act(() => jest.advanceTimersByTime(100))
    expect(result.current.levels.slice(-2)).toEqual([0.5, 1])
    expect(result.current.elapsedMs).toBeGreaterThanOrEqual(200)
    act(() => jest.advanceTimersByTime(waveformBars * 100))
    expect(result.current.levels).toHaveLength(waveformBars)
    act(() => result.current.stop())
    expect(result.current.phase).toBe('recorded')
    expect(jest.getTimerCount()).toBe(0)
    unmount()
  })
})
