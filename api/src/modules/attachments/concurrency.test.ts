import { timings } from '@duetto/shared/domain'
import { describeOnEachEngine, useTestApp } from '../../testing'
import { duringTransaction } from '../../testing/locks'
import { createJpeg } from '../../testing/pictures'
import { uploadMessagePhoto } from '../../testing/upload'
import { sendInDatabase } from '../chat/send.repository'
import type { Sending } from '../chat/send.repository'
import { attachmentsJob } from './attachments.job'

describeOnEachEngine('an upload that is sent when it expires', (engine) => {
  const site = useTestApp({ engine })

  it('[CHAT-10] arrives with its file, which the cleanup leaves', async () => {
    const me = await site.member({ paid_user: true, credits: 10 })
    const her = await site.member()
    const jpeg = await createJpeg(64, 80)
    const { media } = await uploadMessagePhoto(site, me, jpeg)
    site.clock.add(timings.unsentUploadMs + 1000)
    const sending: Sending = {
      userId: me.id,
      key: 'at-the-last-moment',
      profile: her.id,
      kind: 'photo',
      text: '',
      preview: '',
      gift: null,
      media,
      attachment: null,
      replyTo: null,
      credits: 2,
      ledgerKind: 'photo',
      isFreeKind: false,
      copyWords: null,
      hasVerification: true,
      now: site.clock.now,
    }
    await duringTransaction(
      site.db,
      (db) => db.tx((tx) => sendInDatabase(tx, sending)),
      () => attachmentsJob.run(site.deps),
    )
    const { messages } = await her.call('getMessages', { query: { profile: me.id } })
    expect(messages).toMatchObject([{ media, attachment: { width: 64 } }])
    const { statusCode } = await site.app.inject({ url: media, headers: { cookie: her.call.cookie } })
    expect(statusCode).toBe(200)
  })
})
