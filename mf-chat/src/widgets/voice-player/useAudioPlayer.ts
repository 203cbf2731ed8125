import { useEffect, useRef, useState } from 'react'

export const rates = [1, 1.5, 2] as const

let playing: HTMLAudioElement | null = null

export const useAudioPlayer = (src: string) => {
  const audioRef = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [atMs, setAtMs] = useState(0)
  const [rate, setRate] = useState<(typeof rates)[number]>(1)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const audio = new Audio()
    audio.preload = 'none'
    audio.src = src
    audioRef.current = audio
    const show = (): void => setAtMs(audio.currentTime * 1000)
    audio.onplay = () => setIsPlaying(true)
    audio.onpause = () => setIsPlaying(false)
    audio.ontimeupdate = show
    audio.onended = () => {
      audio.currentTime = 0
      setIsPlaying(false)
      setAtMs(0)
    }
    return () => {
      audio.pause()
      audioRef.current = null
    }
  }, [src])

  const toggle = (): void => {
    const audio = audioRef.current
    if (!audio) return
    if (!audio.paused) return audio.pause()
    if (playing !== audio) playing?.pause()
    playing = audio
    setIsBroken(false)
    audio.playbackRate = rate
    // If playback is paused before it starts, `play` rejects with an AbortError, which is not a failure.
    audio.play().catch((error: DOMException) => setIsBroken(error.name !== 'AbortError'))
  }
  const jump = (ms: number): void => {
    if (audioRef.current) audioRef.current.currentTime = ms / 1000
    setAtMs(ms)
  }
  const changeRate = (): void => {
    const next = rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1
    setRate(next)
    if (audioRef.current) audioRef.current.playbackRate = next
  }
  return { isPlaying, atMs, rate, isBroken, toggle, jump, changeRate }
}
