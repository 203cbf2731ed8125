const notes = [
  { hertz: 659, atS: 0 },
  { hertz: 880, atS: 0.11 },
] as const
const NOTE_S = 0.22
const VOLUME = 0.06
const VIBRATION_MS = 60
/** A sound delayed longer than this, for example because audio was suspended, is dropped. */
const MAX_DELAY_MS = 1000

const ring = async (): Promise<void> => {
  const context = new AudioContext()
  const requestedAt = performance.now()
  await context.resume()
  if (performance.now() - requestedAt > MAX_DELAY_MS) return context.close()
  for (const { hertz, atS } of notes) {
    const start = context.currentTime + atS
    const volume = context.createGain()
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(VOLUME, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S)
    volume.connect(context.destination)
    const note = context.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(start)
    note.stop(start + NOTE_S)
    if (hertz === notes.at(-1)?.hertz) note.onended = () => void context.close()
  }
}

/** Does nothing before the first user activation, because browsers block sound and vibration until then. */
export const playMessageSound = (): void => {
  const activation = navigator.userActivation as UserActivation | undefined
  if (!activation?.hasBeenActive) return
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches && 'vibrate' in navigator)
    navigator.vibrate(VIBRATION_MS)
  ring().catch(() => undefined)
}
