import sql from 'sql-template-tag'
import { exportFilePath } from '@duetto/shared/contract'
import { exportTimings } from '@duetto/shared/domain'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { addPhotos, sendText } from '../../testing/social'
import { storedMediaName } from '../attachments/attachments.presenter'
import { eraseUser } from '../accounts/deletion/erasure'
import { storedPhotoName } from '../photos/storedFiles'
import { exportsJob } from './exports.job'

describeOnEngine('export of a member’s data', (engine) => {
  const t = useTestApp({ engine })

  const download = async ({ call }: Pick<TestMember, 'call'>) => {
    const answer = await t.app.inject({ url: exportFilePath, headers: { cookie: call.cookie } })
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
  }
  const filesOf = async (bytes: Buffer): Promise<Record<string, string>> => {
    const files: Record<string, string> = {}
    const zip = await fromBufferPromise(bytes)
    for await (const entry of zip.eachEntry())
      files[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString()
    return files
  }
  const exportFiles = () => [...t.stored.keys()].filter((name) => name.startsWith('exports/'))
  const stateOf = async (member: TestMember) => (await member.call('getAccount')).export

  it('[TRUST-10] is prepared by a job, announced by e-mail, and downloadable only by its member', async () => {
    const anna = await t.member({ name: 'Anna', language: 'de', about_me: '<b>I & you</b>' })
    const bert = await t.member({ name: 'Bert' })
    await addPhotos(t.db, anna.id, 2)
    await t.deps.storage.put(
      storedPhotoName(`photo-${anna.id}-0`, 'full.webp'),
      Buffer.from('RIFF'),
      'image/webp',
    )
    await sendText(anna, { profile: bert.id }, 'Meet me at the harbour')
    await t.db.run(sql`
      insert into message_media (name, owner_id, width, height, cover, is_covered, created_at)
      values ('sent-by-anna', ${anna.id}, 8, 8, '', false, now()), ('sent-by-bert', ${bert.id}, 8, 8, '', false, now())`)
    await t.deps.storage.put(
      storedMediaName({ name: 'sent-by-anna', duration_ms: null }),
      Buffer.from('RIFF in a message'),
      'image/webp',
    )
    await t.db.run(sql`
      insert into message_media (name, owner_id, duration_ms, waveform, created_at)
      values ('spoken-by-anna', ${anna.id}, 900, '0v', now() + interval '1 hour')`)
    await t.deps.storage.put(
      storedMediaName({ name: 'spoken-by-anna', duration_ms: 900 }),
      Buffer.from('a voice'),
      'audio/webm',
    )
    const answers = await Promise.all([...Array(3)].map(() => anna.call('requestExport')))
    expect(answers.map((answer) => answer.export?.status)).toEqual(['preparing', 'preparing', 'preparing'])
    expect((await download(anna)).status).toBe(404)
    await exportsJob.run(t.deps)

    const mails = t.mails.filter(({ to }) => to === anna.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Dein Download ist bereit' })
    expect(mails[0]?.text).toContain('/settings#account')
    const file = await download(anna)
    expect(await stateOf(anna)).toMatchObject({
      status: 'ready',
      bytes: file.bytes.length,
      expires_at: new Date(t.clock.now.getTime() + exportTimings.retentionMs).toISOString(),
    })
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
    })
    const files = await filesOf(file.bytes)
    expect(Object.keys(files).sort()).toEqual([
      'data.json',
      'index.html',
      'messages/1.webp',
      'messages/2.webm',
      'photos/1.webp',
      'photos/2.webp',
    ])
    expect(files['messages/1.webp']).toBe('RIFF in a message')
    expect(files['messages/2.webm']).toBe('a voice')
    expect(files['index.html']).toContain('<audio src="messages/2.webm" controls>')
    expect(files['index.html']).toMatch(/<h2>Nachrichten<\/h2>.*<img src="messages\/1\.webp"/)
    expect(files['photos/1.webp']).toBe('RIFF')
    expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({ account: { name: 'Anna' } })
    expect(files['index.html']).toContain('Meet me at the harbour')
    expect(files['index.html']).toContain('&lt;b&gt;I &amp; you')
    expect(files['index.html']).toContain('<h2>Nachrichten</h2>')
    expect(Object.values(files).join()).not.toMatch(/password_hash|argon2|token_hash/)

    expect((await download(bert)).status).toBe(404)
    expect((await download({ call: t.visitor })).status).toBe(403)
  })

  it('[TRUST-10] can be requested again after a day, and expires after seven', async () => {
    const anna = await t.member()
    await anna.call('requestExport')
    await exportsJob.run(t.deps)
    const first = await stateOf(anna)
    await anna.call('requestExport')
    expect(await stateOf(anna)).toEqual(first)
    t.clock.add(exportTimings.renewableMs)
    await anna.call('requestExport')
    expect(await stateOf(anna)).toMatchObject({ status: 'preparing' })
    await exportsJob.run(t.deps)
    expect(t.mails).toHaveLength(2)
    t.clock.add(exportTimings.retentionMs - 1)
    expect((await download(anna)).status).toBe(200)
    t.clock.add(1)
    expect(await stateOf(anna)).toBeNull()
    expect((await download(anna)).status).toBe(404)
    await exportsJob.run(t.deps)
    expect(exportFiles()).toEqual([])
  })

  it('[TRUST-10] fails if its last attempt ended with the process, and can be requested again', async () => {
    const anna = await t.member()
    await anna.call('requestExport')
    await t.db.run(sql`update data_exports set attempts = 5 where user_id = ${anna.id}`)
    await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toMatchObject({ status: 'failed' })
    await anna.call('requestExport')
    await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toMatchObject({ status: 'ready' })
  })

  it('[TRUST-10] leaves no former archive if a renewed export fails', async () => {
    const anna = await t.member()
    await anna.call('requestExport')
    await exportsJob.run(t.deps)
    t.clock.add(exportTimings.renewableMs)
    await anna.call('requestExport')
    const put = jest.spyOn(t.deps.storage, 'put').mockRejectedValue(new Error('full'))
    await exportsJob.run(t.deps)
    put.mockRestore()
    expect(await stateOf(anna)).toMatchObject({ status: 'preparing' })
    expect(exportFiles()).toEqual([])
  })

  it('[TRUST-10] deletes a failed export with its file seven days after the request', async () => {
    const anna = await t.member()
    await anna.call('requestExport')
    const send = jest.spyOn(t.deps.mail, 'send').mockRejectedValue(new Error('away'))
    for (let run = 0; run < 5; run += 1) await exportsJob.run(t.deps)
    send.mockRestore()
    t.clock.add(exportTimings.retentionMs - 1)
    await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toMatchObject({ status: 'failed' })
    expect(exportFiles()).toHaveLength(1)
    t.clock.add(1)
    await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toBeNull()
    expect(exportFiles()).toEqual([])
  })

  it('[TRUST-10] leaves no file of a member who is erased during the preparation', async () => {
    const anna = await t.member()
    await anna.call('requestExport')
    const { put } = t.deps.storage
    const slow = jest.spyOn(t.deps.storage, 'put').mockImplementation(async (...file) => {
      await put(...file)
      await eraseUser(t.deps, anna.id)
      await put(...file)
    })
    await exportsJob.run(t.deps)
    slow.mockRestore()
    expect(exportFiles()).toEqual([])
  })

  it('[TRUST-10] is retried after an error, fails after the fifth, and is deleted with its member', async () => {
    const anna = await t.member()
    await anna.call('requestExport')
    const put = jest.spyOn(t.deps.storage, 'put').mockRejectedValue(new Error('away'))
    for (let run = 0; run < 4; run += 1) await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toMatchObject({ status: 'preparing' })
    await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toMatchObject({ status: 'failed' })
    expect(t.mails).toEqual([])
    put.mockRestore()
    await anna.call('requestExport')
    await exportsJob.run(t.deps)
    expect(await stateOf(anna)).toMatchObject({ status: 'ready' })
    await eraseUser(t.deps, anna.id)
    expect(exportFiles()).toEqual([])
  })
})
