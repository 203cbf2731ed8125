import { ids, leavesOf, numberIn } from './elements'
import { packetMs } from './packet'

export interface Packet {
  /** In a `Recording`, time since its first packet; in a block, time since the start of the file. */
  atMs: number
  bytes: Buffer
}
export interface Recording {
  /** OpusHead (RFC 7845, section 5.1), with the channel count and the pre-skip. */
  head: Buffer
  packets: Packet[]
  durationMs: number
}

export class OtherFormat extends Error {}

const headBytes = 19
const millisecond = 1_000_000
const [audioTrack, blockHead, lacing] = [2, 4, 0x06]

const textOf = (body: Buffer): string => body.toString('latin1').replace(/\0+$/, '')

const readBlock = (body: Buffer, clusterMs: number): Packet => {
  // Accept only one-byte track numbers and one packet per block (no lacing).
  if (body.length <= blockHead || ((body[0] ?? 0) & 0x80) === 0 || ((body[3] ?? 0) & lacing) !== 0)
    throw new Error('no block of one packet')
  return { atMs: clusterMs + body.readInt16BE(1), bytes: body.subarray(blockHead) }
}

/** Accepts only mapping family 0: one or two channels, without a mapping table. */
const checkHead = (head: Buffer): Buffer => {
  const isOpus = head.length >= headBytes && head.toString('latin1', 0, 8) === 'OpusHead'
  if (!isOpus || ![1, 2].includes(head[9] ?? 0) || head[18] !== 0) throw new OtherFormat()
  return head.subarray(0, headBytes)
}

export const readVoice = (bytes: Buffer): Recording => {
  if (bytes.length < blockHead || bytes.readUInt32BE(0) !== ids.header) throw new OtherFormat()
  let tracks = 0
  let clusterMs = 0
  let head: Buffer | undefined
  const packets: Packet[] = []
  for (const { id, body } of leavesOf(bytes)) {
    if (id === ids.track) tracks += 1
    else if (id === ids.timestamp) clusterMs = numberIn(body)
    else if (id === ids.codecPrivate) head = checkHead(body)
    else if (id === ids.simpleBlock || id === ids.block) packets.push(readBlock(body, clusterMs))
    else if (
      (id === ids.docType && textOf(body) !== 'webm') ||
      (id === ids.codecId && textOf(body) !== 'A_OPUS') ||
      (id === ids.trackType && numberIn(body) !== audioTrack) ||
      id === ids.encodings ||
      tracks > 1
    )
      throw new OtherFormat()
    else if (id === ids.timestampScale && numberIn(body) !== millisecond) throw new OtherFormat()
  }
  const [first, last] = [packets[0], packets.at(-1)]
  if (!head || !first || !last) throw new Error('no sound')
  return { head, ...timed(packets, first.atMs, last) }
}

/** The duration is at least the sum of the packets' durations, because timestamps can be forged. */
const timed = (packets: readonly Packet[], startMs: number, last: Packet) => {
  if (packets.some(({ atMs }, index) => atMs < (packets[index - 1]?.atMs ?? startMs)))
    throw new Error('out of order')
  const soundMs = packets.reduce((sum, { bytes }) => sum + packetMs(bytes), 0)
  const durationMs = Math.ceil(Math.max(last.atMs - startMs + packetMs(last.bytes), soundMs))
  return { packets: packets.map(({ atMs, bytes }) => ({ atMs: atMs - startMs, bytes })), durationMs }
}
