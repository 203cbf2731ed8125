import { limits } from '@duetto/shared/domain'

/** The only format that the server accepts. */
const type = 'audio/webm;codecs=opus'
const bitsPerSecond = 32_000
const levelEveryMs = 100

export type RecordFailure = 'refused' | 'missing' | 'failed'
export interface Recorded {
  file: File
  durationMs: number
}

/** Safari before 18.4 records only MP4. */
export const unsupportedReason = (): 'insecure' | 'cannot' | null => {
  if (typeof MediaRecorder === 'undefined' || !MediaRecorder.isTypeSupported(type)) return 'cannot'
  // `mediaDevices` is undefined in insecure contexts.
  return (navigator.mediaDevices as MediaDevices | undefined) === undefined ? 'insecure' : null
}

const failures: Record<string, RecordFailure> = { NotAllowedError: 'refused', NotFoundError: 'missing' }

/** The level is from 0 to 1, or always 0 if Web Audio is missing or fails. */
const createMeter = (stream: MediaStream): { level: () => number; close: () => void } => {
  let context: AudioContext | undefined
  const close = (): void => void context?.close()
  try {
    context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    const middle = 128
    const level = (): number => {
      analyser.getByteTimeDomainData(samples)
      return Math.max(...samples.map((sample) => Math.abs(sample - middle))) / middle
    }
    return { level, close }
  } catch {
    close()
    return { level: () => 0, close: () => {} }
  }
}

const release = (stream: MediaStream | undefined): void =>
  stream?.getTracks().forEach((track) => track.stop())

export interface Recording {
  stop: () => void
  discard: () => void
}
interface Listener {
  onLevel: (elapsedMs: number, level: number) => void
  onEnd: (recorded: Recorded) => void
  onFailure: (failure: RecordFailure) => void
}

/** Resolves when recording has started, or with null after calling `onFailure`. Stops at the maximum length. */
export const record = async ({ onLevel, onEnd, onFailure }: Listener): Promise<Recording | null> => {
  let stream: MediaStream | undefined
  let recorder: MediaRecorder
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond })
    recorder.start()
  } catch (error) {
    release(stream)
    onFailure(failures[(error as DOMException).name] ?? 'failed')
    return null
  }
  const meter = createMeter(stream)
  const parts: Blob[] = []
  const startedAt = performance.now()
  let isDiscarded = false
  const elapsed = (): number => performance.now() - startedAt
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setInterval(() => {
    onLevel(elapsed(), meter.level())
    if (elapsed() >= limits.voiceMaxSeconds * 1000) stop()
  }, levelEveryMs)
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onerror = () => {
    isDiscarded = true
    onFailure('failed')
    stop()
  }
  recorder.onstop = () => {
    clearInterval(timer)
    meter.close()
    release(stream)
    if (isDiscarded) return
    const durationMs = Math.min(elapsed(), limits.voiceMaxSeconds * 1000)
    onEnd({ file: new File(parts, 'voice.webm', { type: 'audio/webm' }), durationMs })
  }
  const discard = (): void => {
    isDiscarded = true
    stop()
  }
  return { stop, discard }
}
