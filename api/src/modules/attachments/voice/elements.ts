export const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  codecDelay: 0x56aa,
  seekPreRoll: 0x56bb,
  encodings: 0x6d80,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
} as const

const parents: readonly number[] = [
  ids.header,
  ids.segment,
  ids.tracks,
  ids.track,
  ids.cluster,
  ids.blockGroup,
]

/** Length in bytes of an EBML variable-size integer: the number of leading zero bits in its first byte, plus one. */
const widthAt = (bytes: Buffer, at: number): number => {
  const first = bytes[at]
  if (!first) throw new Error('no length')
  return Math.clz32(first) - 23
}

const readNumber = (bytes: Buffer, at: number, width: number): number => {
  if (width > 6 && bytes.readUIntBE(at, width - 6) > 0) throw new Error('too large')
  return bytes.readUIntBE(at + Math.max(0, width - 6), Math.min(width, 6))
}

/** Null if the size is unknown, as in live recordings. */
const readSize = (bytes: Buffer, at: number, width: number): number | null => {
  const body = Buffer.from(bytes.subarray(at, at + width))
  if (body.length < width) throw new Error('cut off')
  const mask = (1 << (8 - width)) - 1
  body[0] = (body[0] ?? 0) & mask
  if (body[0] === mask && body.subarray(1).every((byte) => byte === 0xff)) return null
  return readNumber(body, 0, width)
}

export interface Leaf {
  id: number
  body: Buffer
}

export function* leavesOf(bytes: Buffer): Generator<Leaf> {
  let at = 0
  while (at < bytes.length) {
    const idWidth = widthAt(bytes, at)
    const id = idWidth > 4 ? 0 : readNumber(bytes, at, idWidth)
    at += idWidth
    const sizeWidth = widthAt(bytes, at)
    const size = readSize(bytes, at, sizeWidth)
    at += sizeWidth
    if (parents.includes(id)) {
      yield { id, body: Buffer.alloc(0) }
      continue
    }
    if (size === null || at + size > bytes.length) throw new Error('cut off')
    yield { id, body: bytes.subarray(at, at + size) }
    at += size
  }
}

export const numberIn = (body: Buffer): number => (body.length ? readNumber(body, 0, body.length) : 0)
