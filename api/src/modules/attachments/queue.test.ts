import type { Message } from '@duetto/shared/contract'
import { operatorTimings } from '@duetto/shared/domain'
import type { MediaRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { createJpeg } from '../../testing/pictures'
import { atOnce, saveSettings, sendText } from '../../testing/social'
import { uploadMessagePhoto } from '../../testing/upload'
import { refundOverdue } from '../chat/unanswered/unanswered.service'
import { decideMedia } from './review.service'

describeOnEngine('review of photos in conversations in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let jpeg: Buffer
  let olga: TestOperator
  let anna: TestMember
  let bert: TestMember
  beforeAll(async () => {
    jpeg = await createJpeg(64, 48)
  })
  beforeEach(async () => {
    olga = await desk.operator('moderator')
    anna = await site.member({ name: 'Anna', paid_user: true, credits: 20 })
    bert = await site.member({ name: 'Bert' })
    await saveSettings(site.db, { review_message_media: ['photo'] })
  })

  const sendPhoto = async (): Promise<Message> => {
    const { name } = await uploadMessagePhoto(site, anna, jpeg)
    const sending = { profile: bert.id, kind: 'photo', upload: name } as const
    return (await anna.call('sendMessage', { key: `photo-${name}`, body: sending })).message
  }
  const decide = (operator: TestOperator, id: number, refusal: MediaRefusal | null = null) =>
    operator.raw('decideMedia', { body: { id, refusal } })
  const look = (operator: TestOperator, id: number, query = '') =>
    desk.app.inject({
      url: `/api/media/${id}${query}`,
      headers: { cookie: operator.cookie, 'sec-fetch-site': 'same-origin' },
    })
  const seenByBert = async () =>
    (await bert.call('getMessages', { query: { profile: anna.id } })).messages.at(-1)?.media
  const credits = async () => (await anna.call('getUser')).user?.credits
  const waiting = async () => (await olga.call('getWaiting')).media

  it('[TRUST-09] leases the oldest photo, shows it to that operator only, and delivers it once approved', async () => {
    const { id, media } = await sendPhoto()
    await sendPhoto()
    expect((await look(olga, id)).statusCode).toBe(404)
    expect((await olga.call('takeMedia')).media).toMatchObject({
      id,
      cover: expect.stringMatching(/^data:image\/webp/),
      member: { id: anna.id, name: 'Anna' },
      recipient: { id: bert.id, name: 'Bert' },
      refused: 0,
      waiting: 2,
    })
    const file = await look(olga, id)
    expect([file.headers['content-type'], file.rawPayload.subarray(0, 4).toString()]).toEqual([
      'image/webp',
      'RIFF',
    ])
    expect((await look(await desk.operator('administrator'), id)).statusCode).toBe(404)
    expect((await decide(olga, id)).status).toBe(200)
    expect((await bert.call('getMessages', { query: { profile: anna.id } })).messages[0]?.media).toBe(media)
    expect(await waiting()).toBe(1)
    const audited = await site.db.many(sql`select actor, action, subject, reason from audit order by id`)
    const line = { actor: olga.login, subject: `message ${id}` }
    expect(audited).toEqual([
      { ...line, action: 'media seen', reason: 'Review' },
      { ...line, action: 'media approved', reason: null },
    ])
  })

  it('never leases one photo to two operators, and returns it when the lease ends', async () => {
    const ids = [(await sendPhoto()).id, (await sendPhoto()).id, (await sendPhoto()).id]
    const operators = await atOnce(3, () => desk.operator('moderator'))
    const taken = await Promise.all(operators.map(({ call }) => call('takeMedia')))
    expect(taken.map(({ media }) => media?.id).sort()).toEqual([...ids].sort())
    expect((await olga.call('takeMedia')).media).toBeNull()
    const [first = 0] = ids
    expect((await decide(olga, first)).status).toBe(409)
    site.clock.add(operatorTimings.photoLeaseMs)
    expect((await olga.call('takeMedia')).media?.id).toBe(first)
    const former = operators[taken.findIndex(({ media }) => media?.id === first)] as TestOperator
    expect((await decide(former, first)).status).toBe(409)
    expect((await look(former, first)).statusCode).toBe(404)
  })

  it('decides and refunds once for concurrent requests', async () => {
    const { id } = await sendPhoto()
    const before = await credits()
    await olga.call('takeMedia')
    const answers = await atOnce(4, () => decide(olga, id, 'explicit'))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await credits()).toBe((before ?? 0) + 2)
    expect(await seenByBert()).toBeNull()
  })

  it('undoes a refusal and its refund once within a minute, and refunds a later refusal', async () => {
    const { id, media } = await sendPhoto()
    const before = await credits()
    await olga.call('takeMedia')
    await decide(olga, id, 'explicit')
    const other = await desk.operator('moderator')
    expect((await other.raw('undoMedia', { body: { id } })).status).toBe(409)
    const undone = await atOnce(3, () => olga.raw('undoMedia', { body: { id } }))
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect([await credits(), await waiting()]).toEqual([before, 1])
    await decide(olga, id, 'other')
    expect(await credits()).toBe((before ?? 0) + 2)
    await olga.call('undoMedia', { body: { id } })
    await decide(olga, id)
    expect([await credits(), await seenByBert()]).toEqual([before, media])
    site.clock.add(operatorTimings.photoUndoMs)
    expect((await olga.raw('undoMedia', { body: { id } })).status).toBe(409)
  })

  it('[TRUST-05] refunds a photo once, whether it stays without an answer before or after its refusal', async () => {
    await site.db.run(sql`update users set is_fictional = true where id = ${bert.id}`)
    const before = (await credits()) ?? 0
    const refused = await sendPhoto()
    await olga.call('takeMedia')
    await decide(olga, refused.id, 'explicit')
    const overdue = await sendPhoto()
    site.clock.add(100 * 3_600_000)
    await Promise.all([refundOverdue(site.deps), refundOverdue(site.deps)])
    expect(await credits()).toBe(before)
    olga = await desk.operator('moderator')
    await olga.call('takeMedia')
    expect((await decide(olga, overdue.id, 'explicit')).status).toBe(200)
    expect(await credits()).toBe(before)
    await olga.call('undoMedia', { body: { id: overdue.id } })
    expect(await credits()).toBe(before)
  })

  it('does not reverse a refund that the sender has spent', async () => {
    const { id } = await sendPhoto()
    await olga.call('takeMedia')
    await decide(olga, id, 'explicit')
    await site.db.run(sql`update wallets set credits = 1 where user_id = ${anna.id}`)
    expect((await olga.raw('undoMedia', { body: { id } })).status).toBe(409)
    expect([await credits(), await seenByBert()]).toEqual([1, null])
  })

  it('refuses commands while an operator reviews or can undo', async () => {
    const { id } = await sendPhoto()
    const command = () => decideMedia(site.deps, { name: 'ops' }, { id, refusal: 'other' })
    await olga.call('takeMedia')
    await expect(command()).rejects.toMatchObject({ code: 'conflict' })
    await decide(olga, id)
    await expect(command()).rejects.toMatchObject({ code: 'conflict' })
    site.clock.add(operatorTimings.photoUndoMs)
    await command()
    expect(await seenByBert()).toBeNull()
  })

  it('skips a photo, and those of deleted messages', async () => {
    const [first, second, deleted] = [await sendPhoto(), await sendPhoto(), await sendPhoto()]
    await anna.call('deleteMessage', { body: { message: deleted.id } })
    await olga.call('takeMedia')
    expect((await olga.call('takeMedia', { body: { after: first.id } })).media?.id).toBe(second.id)
    expect((await olga.call('takeMedia', { body: { after: second.id } })).media).toBeNull()
    const other = await desk.operator('moderator')
    expect((await other.call('takeMedia')).media?.id).toBe(first.id)
  })

  describe('media in an opened case', () => {
    const report = async () => {
      const sent = await sendPhoto()
      await site.db.run(sql`update message_media set status = 'active'`)
      const { reference } = await bert.call('report', {
        body: { kind: 'message', id: sent.id, reason: 'explicit' },
      })
      return { id: sent.id, reference }
    }

    it('[TRUST-06] shows a reported photo once the operator has given a reason for the case', async () => {
      const { id, reference } = await report()
      const query = `?report=${reference}`
      expect((await look(olga, id, query)).json()).toMatchObject({ code: 'reason_required' })
      const { messages } = await olga.call('showConversation', { body: { reference, reason: 'Deciding' } })
      expect(messages).toMatchObject([{ id, media: { cover: expect.stringContaining('data:image/webp') } }])
      expect((await look(olga, id, query)).statusCode).toBe(200)
      const { id: elsewhere } = await sendPhoto()
      const carla = await site.member()
      await sendText(anna, { profile: carla.id }, 'Hello')
      await site.db.run(sql`
        update messages set conversation_id = (select max(conversation_id) from messages) where id = ${elsewhere}`)
      expect((await look(olga, elsewhere, query)).statusCode).toBe(404)
      expect((await look(olga, id)).statusCode).toBe(404)
    })

    it('[TRUST-01] serves media sent to a fictional member only for the opened conversation', async () => {
      await site.db.run(sql`update users set is_fictional = true where id = ${bert.id}`)
      const { id } = await sendPhoto()
      const { conversation_id } = await site.db.one<{ conversation_id: number }>(
        sql`select conversation_id from messages where id = ${id}`,
      )
      const { name } = await site.db.one<{ name: string }>(sql`
        update message_media set width = null, height = null, cover = null, duration_ms = 900, waveform = 'abc'
        returning name`)
      await site.deps.storage.put(`messages/${name}/voice.webm`, Buffer.from('0123456789'), 'audio/webm')
      const otto = await desk.operator('support')
      const query = `?conversation=${conversation_id}`
      expect((await look(otto, id, query)).json()).toMatchObject({ code: 'reason_required' })
      const opening = { body: { id: conversation_id, reason: 'Answering' } }
      expect((await otto.call('openWaiting', opening)).messages).toMatchObject([
        { id, media: { cover: null } },
      ])
      const played = await desk.app.inject({
        url: `/api/media/${id}${query}`,
        headers: { cookie: otto.cookie, 'sec-fetch-site': 'same-origin', range: 'bytes=2-4' },
      })
      expect([played.statusCode, played.headers['content-type'], played.body]).toEqual([
        206,
        'audio/webm',
        '234',
      ])
      expect((await look(otto, id)).statusCode).toBe(404)
    })
  })
})
