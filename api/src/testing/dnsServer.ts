import { createSocket } from 'node:dgram'

const types: Record<number, string> = { 1: 'A', 16: 'TXT', 28: 'AAAA' }

export type DnsRecords = Record<string, readonly string[] | null>

const dataOf = (type: string, text: string): Buffer => {
  if (type === 'A') return Buffer.from(text.split('.').map(Number))
  const parts = text.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])))
}

const readName = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 5 }
}

const answerTo = (query: Buffer, records: DnsRecords): Buffer | null => {
  const { name, end } = readName(query)
  const type = types[query.readUInt16BE(end - 4)] ?? ''
  const found = records[`${type} ${name}`]
  if (found === null) return null
  const texts = found ?? []
  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(0x81_80 | (texts.length > 0 ? 0 : 3), 2)
  header.writeUInt16BE(texts.length, 6)
  header.writeUInt32BE(0, 8)
  const answers = texts.map((text) => {
    const data = dataOf(type, text)
    const fixed = Buffer.from([0xc0, 12, 0, 0, 0, 1, 0, 0, 0, 60, 0, 0])
    query.copy(fixed, 2, end - 4, end - 2)
    fixed.writeUInt16BE(data.length, 10)
    return Buffer.concat([fixed, data])
  })
  return Buffer.concat([header, query.subarray(12, end), ...answers])
}

export const startDnsServer = async (records: DnsRecords): Promise<{ address: string; stop: () => void }> => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const answer = answerTo(query, records)
    if (answer) socket.send(answer, port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address()
  return { address: `127.0.0.1:${port}`, stop: () => void socket.close() }
}
