import { ids } from './elements'
import type { Packet, Recording } from './readVoice'

/** Fits a block's 16-bit time offset in ms, and is short enough for seeking. */
const clusterMs = 2000
const [samplingHz, preRollNs, nsPerSample] = [48_000, 80_000_000, 1_000_000_000 / 48_000]

const idOf = (id: number): Buffer => {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}
const element = (id: number, ...bodies: Buffer[]): Buffer => {
  const body = Buffer.concat(bodies)
  const size = Buffer.alloc(8)
  size.writeUIntBE(body.length, 2, 6)
  size[0] = 1
  return Buffer.concat([idOf(id), size, body])
}
const number = (id: number, value: number): Buffer => {
  const body = Buffer.alloc(6)
  body.writeUIntBE(Math.round(value), 0, 6)
  return element(id, body)
}
const float = (id: number, value: number): Buffer => {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, body)
}
const text = (id: number, value: string): Buffer => element(id, Buffer.from(value))

const header = element(
  ids.header,
  text(ids.docType, 'webm'),
  // DocTypeVersion and DocTypeReadVersion.
  number(0x4287, 4),
  number(0x4285, 2),
)

const block = ({ atMs, bytes }: Packet, startMs: number): Buffer => {
  const head = Buffer.from([0x81, 0, 0, 0x80])
  head.writeInt16BE(atMs - startMs, 1)
  return element(ids.simpleBlock, head, bytes)
}

const groupsOf = (packets: readonly Packet[]): Packet[][] => {
  const groups = new Map<number, Packet[]>()
  for (const packet of packets) {
    const part = Math.floor(packet.atMs / clusterMs)
    groups.set(part, [...(groups.get(part) ?? []), packet])
  }
  return [...groups.values()]
}

const clustersOf = (packets: readonly Packet[]): { startMs: number; bytes: Buffer }[] =>
  groupsOf(packets).map((group) => {
    const startMs = group[0]?.atMs ?? 0
    const blocks = group.map((packet) => block(packet, startMs))
    return { startMs, bytes: element(ids.cluster, number(ids.timestamp, startMs), ...blocks) }
  })

const cues = (clusters: ReturnType<typeof clustersOf>, startsAt: number): Buffer => {
  let at = startsAt
  const points = clusters.map(({ startMs, bytes }) => {
    const positions = element(ids.cuePositions, number(ids.cueTrack, 1), number(ids.cueCluster, at))
    at += bytes.length
    return element(ids.cuePoint, number(ids.cueTime, startMs), positions)
  })
  return element(ids.cues, ...points)
}

export const writeVoice = ({ head, packets, durationMs }: Recording): Buffer => {
  const info = element(
    ids.info,
    number(ids.timestampScale, 1_000_000),
    float(ids.duration, durationMs),
    text(ids.muxingApp, 'Duetto'),
    text(ids.writingApp, 'Duetto'),
  )
  const audio = element(
    ids.audio,
    float(ids.samplingFrequency, samplingHz),
    number(ids.channels, head[9] ?? 1),
  )
  const track = element(
    ids.track,
    number(ids.trackNumber, 1),
    number(ids.trackUid, 1),
    number(ids.trackType, 2),
    text(ids.codecId, 'A_OPUS'),
    element(ids.codecPrivate, head),
    number(ids.codecDelay, head.readUInt16LE(10) * nsPerSample),
    number(ids.seekPreRoll, preRollNs),
    audio,
  )
  const front = Buffer.concat([info, element(ids.tracks, track)])
  const clusters = clustersOf(packets)
  const startsAt = front.length + cues(clusters, 0).length
  const parts = clusters.map(({ bytes }) => bytes)
  return Buffer.concat([header, element(ids.segment, front, cues(clusters, startsAt), ...parts)])
}
