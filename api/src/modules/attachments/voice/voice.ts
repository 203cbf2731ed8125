import { limits, waveformBars } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import { OtherFormat, readVoice } from './readVoice'
import type { Recording } from './readVoice'
import { writeVoice } from './writeVoice'

export interface Voice {
  bytes: Buffer
  durationMs: number
  /** One base-32 digit per bar of the waveform. */
  waveform: string
}

const loudest = 31
const graceMs = 1000

/** TRUST-09: re-muxes the recording to strip its metadata. Detects the format from the bytes. */
export const createVoice = (file: Buffer): Voice => {
  if (file.length > limits.voiceMaxBytes) throw new DomainError('body_too_large')
  const recording = read(file)
  const { durationMs } = recording
  if (durationMs > limits.voiceMaxSeconds * 1000 + graceMs)
    throw new DomainError('audio_too_long', { limit: limits.voiceMaxSeconds })
  return { bytes: writeVoice(recording), durationMs, waveform: drawWaveform(recording) }
}

const read = (bytes: Buffer): Recording => {
  try {
    return readVoice(bytes)
  } catch (error) {
    throw new DomainError(error instanceof OtherFormat ? 'audio_unsupported' : 'audio_unreadable', {
      field: 'voice',
    })
  }
}

/** Estimates loudness from packet sizes, because Opus with a variable bit rate spends more bytes on louder sound. */
export const drawWaveform = ({ packets, durationMs }: Recording): string => {
  const bars = Array.from({ length: waveformBars }, () => ({ sum: 0, count: 0 }))
  for (const { atMs, bytes } of packets) {
    const bar = bars[Math.min(waveformBars - 1, Math.floor((atMs / durationMs) * waveformBars))]
    if (bar) Object.assign(bar, { sum: bar.sum + bytes.length, count: bar.count + 1 })
  }
  let last = 0
  // Short recordings have fewer packets than bars. An empty bar repeats the previous one.
  const levels = bars.map(({ sum, count }) => (last = count ? sum / count : last))
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  return levels
    .map((level) => Math.round(high > low ? ((level - low) / (high - low)) * loudest : loudest / 2))
    .map((level) => level.toString(32))
    .join('')
}
