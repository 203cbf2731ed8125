import sql from 'sql-template-tag'
import { useTestConsole } from '../testing/console'
import type { TestOperator } from '../testing/console'
import { describeOnEngine, useTestApp } from '../testing'
import type { TestMember } from '../testing'
import { addPhotos } from '../testing/social'

describeOnEngine('appeals and complaints in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  let olga: TestOperator
  beforeEach(async () => {
    anna = await site.member({ name: 'Anna', language: 'de', email: 'anna@site.test' })
    olga = await desk.operator('moderator')
  })

  describe('an appeal', () => {
    let photo: number
    beforeEach(async () => {
      photo = (await addPhotos(site.db, anna.id, 1))[0] ?? 0
      await site.db.run(sql`update photos set status = 'pending'`)
      await olga.call('takePhoto', { body: {} })
      await olga.call('decidePhoto', { body: { id: photo, refusal: 'contact' } })
      await anna.call('appealPhoto', { body: { id: photo, text: 'The number is on a bus.' } })
    })
    const decide = (operator: TestOperator, status: 'upheld' | 'overturned' = 'overturned') =>
      operator.raw('decideAppeal', { body: { photo, status, decision: 'Du hast recht.' } })

    it('[TRUST-09] is decided by another operator, who approves the photo and answers by e-mail', async () => {
      expect((await olga.call('listAppeals')).appeals).toMatchObject([
        { photo, member: { name: 'Anna' }, refusal: 'contact', text: 'The number is on a bus.' },
      ])
      expect(await decide(olga)).toMatchObject({ status: 403, body: { code: 'own_decision' } })
      expect((await decide(await desk.operator('moderator'))).status).toBe(200)
      expect((await anna.call('getProfile')).profile.images).toMatchObject([{ status: 'active' }])
      expect(site.mails.filter(({ text }) => text.includes('Du hast recht.'))).toHaveLength(1)
      expect((await olga.call('listAppeals')).appeals).toEqual([])
    })

    it('is decided once by two operators at the same time', async () => {
      const operators = [await desk.operator('moderator'), await desk.operator('administrator')]
      const answers = await Promise.all(
        operators.map((one, index) => decide(one, index ? 'upheld' : 'overturned')),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(site.mails.filter(({ text }) => text.includes('Du hast recht.'))).toHaveLength(1)
    })
  })

  describe('a complaint', () => {
    const complain = async () =>
      (
        await anna.call('complain', {
          body: { name: 'Anna', email: 'anna@site.test', subject: 'payment', text: 'I was billed twice.' },
        })
      ).reference
    const answer = (reference: string, operator = olga) =>
      operator.raw('answerComplaint', { body: { reference, answer: 'Wir haben es erstattet.' } })

    it('[ROUTE-22] is answered by e-mail in its language, and closed', async () => {
      const reference = await complain()
      expect((await olga.call('listComplaints')).complaints).toMatchObject([
        { reference, member: anna.id, email: 'a•••@site.test', subject: 'payment', language: 'de' },
      ])
      expect((await answer(reference)).status).toBe(200)
      const mail = site.mails.at(-1)
      expect(mail).toMatchObject({
        to: 'anna@site.test',
        subject: `Antwort auf deine Beschwerde ${reference}`,
      })
      expect(mail?.text).toContain('Wir haben es erstattet.')
      expect((await olga.call('listComplaints')).complaints).toEqual([])
      expect((await answer('C-0000-0000')).status).toBe(409)
    })

    it('is not answered by the operator who warned the member', async () => {
      await olga.call('warnMember', { body: { id: anna.id, rule: 'harassment', text: 'Bleib höflich.' } })
      const reference = await complain()
      expect(await answer(reference)).toMatchObject({ status: 403, body: { code: 'own_decision' } })
      expect((await answer(reference, await desk.operator('support'))).status).toBe(200)
    })

    it('is answered once by two operators at the same time', async () => {
      const reference = await complain()
      const other = await desk.operator('support')
      const answers = await Promise.all([answer(reference), answer(reference, other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(site.mails.filter(({ text }) => text.includes('Wir haben es erstattet.'))).toHaveLength(1)
    })
  })
})
