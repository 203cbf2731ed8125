import { renderRemote } from '@duetto/shared/testing'
import { act, screen } from '@testing-library/react'
import { VoicePlayer } from './VoicePlayer'

interface Sound {
  paused: boolean
  playbackRate: number
  currentTime: number
  ontimeupdate?: () => void
}
const sounds: Sound[] = []
beforeEach(() => {
  sounds.length = 0
  Object.assign(globalThis, {
    Audio: class {
      paused = true
      playbackRate = 1
      currentTime = 0
      onplay = () => {}
      onpause = () => {}
      constructor() {
        sounds.push(this)
      }
      async play() {
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
const open = () => renderRemote(<VoicePlayer src="/a.webm" durationMs={4000} waveform="0vgv" />)
const bars = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('i')]

it('[CHAT-10] shows levels as bars and highlights the played ones', () => {
  const { container } = open()
  expect(bars(container).map(({ style }) => Math.round(Number.parseFloat(style.height)))).toEqual([
    8, 100, 52, 100,
  ])
  expect(container.querySelectorAll('[data-played]')).toHaveLength(0)
  const sound = sounds[0] as Sound
  sound.currentTime = 2
  act(() => sound.ontimeupdate?.())
  expect(container.querySelectorAll('[data-played]')).toHaveLength(2)
})

it('[CHAT-10] pauses and resumes at the chosen speed', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Speed: 1×' }))
  const sound = sounds[0] as Sound
  sound.playbackRate = 1
  await user.click(screen.getByRole('button', { name: 'Play voice message, 0:04' }))
  expect(sound).toMatchObject({ paused: false, playbackRate: 1.5 })
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(sound.paused).toBe(true)
})

it('[CHAT-10] stops when unmounted', async () => {
  const { user, unmount } = open()
  await user.click(screen.getByRole('button', { name: 'Play voice message, 0:04' }))
  unmount()
  expect(sounds[0]?.paused).toBe(true)
})
