/** Two soft notes, the second one higher: hertz, and seconds from the start. */
const notes = [
  { hertz: 659, atS: 0 },
  { hertz: 880, atS: 0.11 },
] as const
const NOTE_S = 0.22
/** On a scale to 1: quieter than speech in a video. */
const VOLUME = 0.06
const VIBRATION_MS = 60
/** If the browser held the sound back for longer than this, it no longer means anything. */
const LATEST_MS = 1000

const ring = async (): Promise<void> => {
  const context = new AudioContext()
  const asked = performance.now()
  await context.resume()
  if (performance.now() - asked > LATEST_MS) return context.close()
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

/**
 * A short sound and, where the device can and its owner does not avoid motion, a vibration. Browsers allow neither before the
 * member has touched the page; then, and without sound output, nothing happens.
 */
export const playMessageSound = (): void => {
  const activation = navigator.userActivation as UserActivation | undefined
  if (!activation?.hasBeenActive) return
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches && 'vibrate' in navigator)
    navigator.vibrate(VIBRATION_MS)
  ring().catch(() => undefined)
}
