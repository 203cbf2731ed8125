const frames = {
  silk: [10, 20, 40, 60],
  hybrid: [10, 20],
  celt: [2.5, 5, 10, 20],
} as const
const packetMaxMs = 120

const frameMs = (config: number): number => {
  if (config < 12) return frames.silk[(config & 3) as 0 | 1 | 2 | 3]
  if (config < 16) return frames.hybrid[(config & 1) as 0 | 1]
  return frames.celt[(config & 3) as 0 | 1 | 2 | 3]
}

/** Duration of an Opus packet (RFC 6716, sections 3.1 and 3.2). */
export const packetMs = (packet: Buffer): number => {
  const [first, second = 0] = packet
  if (first === undefined) throw new Error('an empty packet')
  const code = first & 3
  const count = code === 0 ? 1 : code === 3 ? second & 0x3f : 2
  const ms = frameMs(first >> 3) * count
  if (ms === 0 || ms > packetMaxMs) throw new Error('no Opus packet')
  return ms
}
