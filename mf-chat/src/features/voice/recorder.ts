import { limits } from '@duetto/shared/domain'

/** The only format that the server accepts: WebM with Opus. */
const type = 'audio/webm;codecs=opus'
const bitsPerSecond = 32_000
const levelEveryMs = 100

export type RecordFailure = 'refused' | 'missing' | 'failed'
export interface Recorded {
  file: File
  durationMs: number
}

/** Safari before 18.4 only records MP4. */
export const unsupportedReason = (): 'insecure' | 'cannot' | null => {
  if (typeof MediaRecorder === 'undefined' || !MediaRecorder.isTypeSupported(type)) return 'cannot'
  // Undefined in insecure contexts.
  return (navigator.mediaDevices as MediaDevices | undefined) === undefined ? 'insecure' : null
}

const failures: Record<string, RecordFailure> = { NotAllowedError: 'refused', NotFoundError: 'missing' }

const createMeter = (stream: MediaStream): { level: () => number; close: () => void } => {
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
  stop: () => void
  discard: () => void
}
interface Listener {
  onLevel: (elapsedMs: number, level: number) => void
  onEnd: (recorded: Recorded) => void
  onFailure: (failure: RecordFailure) => void
}

export const record = async ({ onLevel, onEnd, onFailure }: Listener): Promise<Recording | null> => {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    onFailure(failures[(error as DOMException).name] ?? 'failed')
    return null
  }
  const meter = createMeter(stream)
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond })
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
    stream.getTracks().forEach((track) => track.stop())
    if (isDiscarded) return
    const durationMs = Math.min(elapsed(), limits.voiceMaxSeconds * 1000)
    onEnd({ file: new File(parts, 'voice.webm', { type: 'audio/webm' }), durationMs })
  }
  recorder.start()
  const discard = (): void => {
    isDiscarded = true
    stop()
  }
  return { stop, discard }
}
