import sql from 'sql-template-tag'
import { runJob } from '../../infra/jobs/jobs'
import { describeOnEngine, useTestApp } from '../../testing'
import { useTestConsole } from '../../testing/console'
import { sendText } from '../../testing/social'
import { leaseConversation } from '../fictional/leases.repository'
import { operatorsJob } from './operators.job'

describeOnEngine('the operators job', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)

  it('[TRUST-10] deletes reservations of conversations that have ended, and no others', async () => {
    const { id: operatorId } = await desk.operator('support')
    const sofia = await site.member()
    const conversations: number[] = []
    for (const minutes of [0, 1]) {
      const member = await site.member()
      await sendText(member, { profile: sofia.id }, 'Hi')
      const { id } = await site.db.one<{ id: number }>(
        sql`select conversation_id as id from conversation_members where user_id = ${member.id}`,
      )
      const { now } = site.clock
      const until = new Date(now.getTime() + minutes * 60_000)
      await leaseConversation(site.db, { conversationId: id, operatorId, now, until })
      conversations.push(id)
    }
    await runJob(site.deps, operatorsJob)
    expect(await site.db.many(sql`select conversation_id as id from inbox_leases`)).toEqual([
      { id: conversations[1] },
    ])
  })
})
