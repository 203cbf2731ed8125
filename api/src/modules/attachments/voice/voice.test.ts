import { limits, waveformBars } from '@duetto/shared/domain'
import type { CallResponse } from '@duetto/shared/contract'
import { describeOnEngine, createTestApp } from '../../../testing'
import type { TestApp, TestMember } from '../../../testing'
import { postFile } from '../../../testing/upload'
import { attachmentsJob } from '../attachments.job'
import { readVoice } from './readVoice'
import { writeVoice } from './writeVoice'

const packet = (bytes = 40): Buffer => Buffer.concat([Buffer.from([0xf8]), Buffer.alloc(bytes, 7)])
const head = Buffer.from('4f707573486561640101380180bb0000000000', 'hex')
const packetsFor = (seconds: number, sizeOf: (index: number) => number = () => 40) =>
  Array.from({ length: seconds * 50 }, (_, index) => ({ atMs: index * 20, bytes: packet(sizeOf(index)) }))
const record = (seconds: number, sizeOf?: (index: number) => number): Buffer =>
  writeVoice({ head, packets: packetsFor(seconds, sizeOf), durationMs: seconds * 1000 })
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')

const live = (codec = 'A_OPUS', kind = '02'): Buffer => {
  const tag = Buffer.from('Tom’s kitchen')
  const block = Buffer.concat([hex('81 0000 80'), packet()])
  return Buffer.concat([
    hex('1a45dfa3 87 4282 84 7765626d 18538067 01ffffffffffffff'),
    hex('1549a966'),
    Buffer.from([0x80 | (tag.length + 3)]),
    hex('7ba9'),
    Buffer.from([0x80 | tag.length]),
    tag,
    hex(`1654ae6b b0 ae ae d7 81 01 83 81 ${kind} 86 86`),
    Buffer.from(codec),
    hex('63a2 93'),
    head,
    hex('1f43b675 01ffffffffffffff e7 81 00 a3'),
    Buffer.from([0x80 | block.length]),
    block,
  ])
}

describe('recording', () => {
  it('reads a browser’s live recording and writes it with its duration and no other metadata', () => {
    const recording = readVoice(live())
    expect(recording).toMatchObject({ durationMs: 20, packets: [{ atMs: 0, bytes: packet() }] })
    const written = writeVoice(recording)
    expect(written.toString('latin1')).not.toContain('kitchen')
    expect(readVoice(written)).toEqual(recording)
  })
  it('preserves every packet and its timestamp', () => {
    const packets = packetsFor(61)
    expect(readVoice(writeVoice({ head, packets, durationMs: 61_000 }))).toEqual({
      head,
      packets,
      durationMs: 61_000,
    })
  })
})

describeOnEngine('voice messages', (engine) => {
  let site: TestApp
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 10 })
    her = await site.member()
  })
  afterAll(() => site.close())

  const post = (bytes: Uint8Array) =>
    postFile(site, me, { url: '/api/message-media.php', field: 'voice', bytes, type: 'audio/webm' })
  const upload = async (bytes = record(2)) => {
    const { status, body } = await post(bytes)
    expect(status).toBe(200)
    return (body as unknown as CallResponse<'uploadMedia'>).upload
  }
  const send = (name: string, kind: 'voice' | 'photo' = 'voice') =>
    me.call.raw('sendMessage', {
      key: `voice-${name}-${kind}`,
      body: { profile: her.id, kind, upload: name },
    })
  const get = (url: string, member: TestMember, headers = {}) =>
    site.app.inject({ url, headers: { cookie: member.call.cookie, ...headers } })

  it('[CHAT-10] costs voice_credits once, and shows both members duration and waveform', async () => {
    const loudEnd = record(2, (index) => (index < 50 ? 20 : 200))
    const { name, media, voice } = await upload(loudEnd)
    expect(voice).toEqual({ duration_ms: 2000, waveform: '0'.repeat(24) + 'v'.repeat(24) })
    const sent = (await send(name)).body as CallResponse<'sendMessage'>
    expect(sent).toMatchObject({ credits: 8, message: { kind: 'voice', media, credits: 2, voice } })
    expect((await send(name)).body).toMatchObject({ message: { id: sent.message.id }, credits: 8 })
    const { messages } = await her.call('getMessages', { query: { profile: me.id } })
    expect(messages.at(-1)).toMatchObject({ kind: 'voice', media, voice })
    expect(messages.at(-1)).not.toHaveProperty('attachment')
    const { chats } = await her.call('getChats')
    expect(chats[0]?.last_message).toMatchObject({ kind: 'voice', preview: '' })
  })

  it('[PHOTO-03] is served only to the two members, with range requests', async () => {
    const { name, media } = await upload()
    expect((await get(media, her)).statusCode).toBe(404)
    await send(name)
    const whole = await get(media, her)
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/webm', 'accept-ranges': 'bytes' })
    expect(readVoice(whole.rawPayload).durationMs).toBe(2000)
    const part = await get(media, her, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
    expect((await get(media, her, { range: 'bytes=999999-' })).statusCode).toBe(416)
    expect((await get(media, await site.member())).statusCode).toBe(404)
    expect((await get(media.replace('voice.webm', 'photo.webp'), her)).statusCode).toBe(404)
    await me.call('block', { body: { profile: her.id } })
    expect((await get(media, her)).statusCode).toBe(404)
  })

  it('refuses a recording as a photo, and a photo as a recording', async () => {
    const { name } = await upload()
    expect((await send(name, 'photo')).body).toMatchObject({ code: 'bad_input' })
    expect((await send(name)).status).toBe(200)
  })

  it.each([
    ['a photo', Buffer.from('RIFF....WEBP'), 'audio_unsupported'],
    ['nothing', Buffer.alloc(0), 'audio_unsupported'],
    ['a film', live('V_VP8  ', '01'), 'audio_unsupported'],
    ['another codec', live('A_FLAC'), 'audio_unsupported'],
    ['one cut off', record(1).subarray(0, 900), 'audio_unreadable'],
    ['one without sound', record(0), 'audio_unreadable'],
    ['one of 62 s', record(limits.voiceMaxSeconds + 2), 'audio_too_long'],
    ['a large one', Buffer.alloc(limits.voiceMaxBytes + 1), 'body_too_large'],
  ])('refuses %s by its content', async (_, bytes, code) => {
    expect((await post(bytes)).body).toMatchObject({ code })
  })

  it('refuses corrupt files with an error code', async () => {
    const whole = record(1)
    for (let index = 0; index < 60; index += 1) {
      const broken = Buffer.from(whole)
      const at = (index * 37) % whole.length
      broken[at] = (broken[at] ?? 0) ^ 0xff
      const { status } = await post(broken)
      expect([200, 400, 415, 429]).toContain(status)
    }
  })

  it('accepts a one-minute recording, whatever its timestamps', async () => {
    expect((await upload(record(limits.voiceMaxSeconds))).voice?.waveform).toHaveLength(waveformBars)
    const packets = packetsFor(120).map(({ bytes }) => ({ atMs: 0, bytes }))
    expect((await post(writeVoice({ head, packets, durationMs: 1 }))).body).toMatchObject({
      code: 'audio_too_long',
    })
  })

  it('is deleted with its message', async () => {
    const { name } = await upload()
    const { message } = (await send(name)).body as CallResponse<'sendMessage'>
    const isStored = async () => (await site.deps.storage.get(`messages/${name}/voice.webm`)) !== null
    expect(await isStored()).toBe(true)
    await me.call('deleteMessage', { body: { message: message.id } })
    await attachmentsJob.run(site.deps)
    expect(await isStored()).toBe(false)
  })
})
