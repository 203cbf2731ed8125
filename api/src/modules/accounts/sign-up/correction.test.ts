import { limits } from '@duetto/shared/domain'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestMember } from '../../../testing'
import { tokenIn } from '../../../testing/mails'

const password = 'a quiet lighthouse'
const wrong = 'ana@site.example'
const right = 'anna@site.example'

describeOnEngine('[SIGNUP-05] the code for a corrected address', (engine) => {
  const t = useTestApp({ engine })
  const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address)
  const codeFor = (address: string, at = -1) =>
    /\b\d{6}\b/.exec(mailsTo(address).at(at)?.text ?? '')?.[0] ?? ''
  const join = (email = wrong) => t.member({ email, password, status: 'not_confirmed' })
  const correct = (member: TestMember, email = right) =>
    member.call('requestMailChange', { body: { email, password } })
  const type = (member: TestMember, code: string) => member.call.raw('activateByCode', { body: { code } })
  const userOf = async ({ call }: TestMember) => (await call('getUser')).user

  it('activates the account with that address, and the link of the same e-mail then succeeds', async () => {
    const anna = await join()
    // Older pages send no body.
    await anna.call('sendActivationMail')
    await correct(anna)
    const [former, token] = [codeFor(wrong), tokenIn(mailsTo(right)[0])]
    expect((await type(anna, codeFor(right))).body).toMatchObject({ is_new: true })
    expect(await userOf(anna)).toMatchObject({ email: right, status: 'active' })
    expect((await type(anna, former)).body).toMatchObject({ code: 'code_invalid' })
    await t.visitor('confirmMailChange', { body: { token } })
  })

  it('ends with a new one; only the requested address is mailed', async () => {
    const anna = await join()
    await correct(anna)
    await anna.call('sendActivationMail', { body: { email: right } })
    expect(mailsTo(right)).toHaveLength(2)
    await anna.call('sendActivationMail', { body: { email: 'stranger@site.example' } })
    expect(mailsTo('stranger@site.example')).toEqual([])
    expect((await type(anna, codeFor(right, 0))).body).toMatchObject({ code: 'code_invalid' })
    expect((await type(anna, codeFor(right))).status).toBe(200)
  })

  it('limits the codes to one address per day', async () => {
    const anna = await join()
    await correct(anna)
    const repeat = () => anna.call.raw('sendActivationMail', { body: { email: right } })
    for (let nth = 2; nth <= limits.unverifiedMails; nth += 1) expect((await repeat()).status).toBe(200)
    expect((await repeat()).body).toMatchObject({ code: 'too_fast' })
    for (let nth = limits.unverifiedMails; nth < limits.unverifiedMailsPerDay; nth += 1) {
      t.clock.add(limits.loginBlockMinutes * 60_000)
      expect((await repeat()).status).toBe(200)
    }
    t.clock.add(limits.loginBlockMinutes * 60_000)
    expect(await repeat()).toMatchObject({ status: 429, body: { code: 'mail_limit' } })
    expect(mailsTo(right)).toHaveLength(limits.unverifiedMailsPerDay)
  })

  it('limits resends per day across all addresses', async () => {
    const anna = await join()
    await correct(anna)
    const repeat = (email: string) => anna.call.raw('sendActivationMail', { body: { email } })
    for (let nth = 2; nth <= limits.mailChangesPerDay; nth += 1)
      expect((await repeat(`stranger${nth}@site.example`)).status).toBe(200)
    expect(await repeat(right)).toMatchObject({ status: 429, body: { code: 'mail_limit' } })
    expect(mailsTo(right)).toHaveLength(1)
    t.clock.add(86_400_000)
    expect((await repeat(right)).status).toBe(200)
  })

  it('leaves the code for the former address valid, which keeps that address', async () => {
    const anna = await join()
    await anna.call('sendActivationMail', { body: {} })
    await correct(anna)
    const token = tokenIn(mailsTo(right)[0])
    expect((await type(anna, codeFor(wrong))).status).toBe(200)
    expect(await userOf(anna)).toMatchObject({ email: wrong, status: 'active' })
    expect(await anna.call.refused('confirmMailChange', { body: { token } })).toMatchObject({
      code: 'token_invalid',
    })
  })

  it('is not accepted from another member', async () => {
    const [anna, eva] = [await join(), await join('eva@site.example')]
    await correct(anna)
    expect((await type(eva, codeFor(right))).body).toMatchObject({ code: 'code_invalid' })
  })

  it('gives an address to one of two members who type their codes at once', async () => {
    const members = [await join(), await join('eva@site.example')]
    for (const member of members) await correct(member)
    const codes = [codeFor(right, 0), codeFor(right, 1)]
    const answers = await Promise.all(members.map((member, at) => type(member, codes[at] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = members[answers.findIndex(({ status }) => status === 409)]
    expect(loser && (await userOf(loser))).toMatchObject({ status: 'not_confirmed' })
  })
})
