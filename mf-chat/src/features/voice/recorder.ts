import { limits } from '@duetto/shared/domain'

/** The only form that the server takes; every current browser plays it. */
const type = 'audio/webm;codecs=opus'
const bitsPerSecond = 32_000
const levelEveryMs = 100

export type RecordFailure = 'refused' | 'missing' | 'failed'
export interface Recorded {
  file: File
  durationMs: number
}

/** Why this browser cannot record a format that the server accepts; null if it can. Safari before 18.4 records MP4 only. */
export const recordingBarrier = (): 'insecure' | 'cannot' | null => {
  if (typeof MediaRecorder === 'undefined' || !MediaRecorder.isTypeSupported(type)) return 'cannot'
  // Absent on pages that did not come over https.
  return (navigator.mediaDevices as MediaDevices | undefined) === undefined ? 'insecure' : null
}

const failures: Record<string, RecordFailure> = { NotAllowedError: 'refused', NotFoundError: 'missing' }

/** Listens to how loud the microphone is, from 0 to 1; without sound output there is nothing to show. */
const makeMeter = (stream: MediaStream): { level: () => number; close: () => void } => {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => {} }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  const middle = 128
  return {
    level: () => {
      analyser.getByteTimeDomainData(samples)
      return Math.max(...samples.map((sample) => Math.abs(sample - middle))) / middle
    },
    close: () => void context.close(),
  }
}

export interface Recording {
  /** Ends it; `onEnd` follows. */
  stop: () => void
  /** Ends it without a word. */
  drop: () => void
}
interface Listener {
  /** Several times a second. */
  onLevel: (elapsedMs: number, level: number) => void
  onEnd: (recorded: Recorded) => void
  onFailure: (failure: RecordFailure) => void
}

/** Records from the microphone until it is stopped, for a minute at most. */
export const record = async ({ onLevel, onEnd, onFailure }: Listener): Promise<Recording | null> => {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    onFailure(failures[(error as DOMException).name] ?? 'failed')
    return null
  }
  const meter = makeMeter(stream)
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond })
  const parts: Blob[] = []
  const startedAt = performance.now()
  let isDropped = false
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
    isDropped = true
    onFailure('failed')
    stop()
  }
  recorder.onstop = () => {
    clearInterval(timer)
    meter.close()
    stream.getTracks().forEach((track) => track.stop())
    if (isDropped) return
    const durationMs = Math.min(elapsed(), limits.voiceMaxSeconds * 1000)
    onEnd({ file: new File(parts, 'voice.webm', { type: 'audio/webm' }), durationMs })
  }
  recorder.start()
  const drop = (): void => {
    isDropped = true
    stop()
  }
  return { stop, drop }
}
