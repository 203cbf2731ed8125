import { consoleEndpoints, operatorRoles } from '@duetto/shared/contract/console'
import type { ConsoleAccess, ConsoleCall, OperatorRole } from '@duetto/shared/contract/console'
import Fastify from 'fastify'
import sql from 'sql-template-tag'
import { callConsole, useTestConsole } from '../testing/console'
import { useTestApp } from '../testing'
import { registerAuthRoutes } from './routes/auth.routes'
import { registerCaseRoutes } from './routes/cases.routes'
import { registerHealthRoutes } from './routes/health.routes'
import { registerInboxRoutes } from './routes/inbox.routes'
import { registerMemberRoutes } from './routes/members.routes'
import { registerMarketingRoutes } from './routes/marketing.routes'
import { registerMoneyRoutes } from './routes/money.routes'
import { registerNoteRoutes } from './routes/notes.routes'
import { registerRemoteRoutes } from './routes/remotes.routes'
import { registerMediaRoutes } from './routes/media.routes'
import { registerReviewRoutes } from './routes/review.routes'
import { registerSelfieRoutes } from './routes/selfies.routes'
import { registerLegalTextRoutes } from './routes/legal.routes'
import { registerTemplateRoutes } from './routes/templates.routes'
import { registerTransparencyRoutes } from './routes/transparency.routes'
import { registerSettingsRoutes } from './routes/settings.routes'

const calls = Object.keys(consoleEndpoints) as ConsoleCall[]
const accessOf = (call: ConsoleCall): ConsoleAccess => consoleEndpoints[call].access
const ofRoles = calls.filter((call) => typeof accessOf(call) !== 'string')
const mayUse = (call: ConsoleCall, role: OperatorRole) => {
  const access = accessOf(call)
  return typeof access === 'string' || access.includes(role)
}
const measureCalls = ['warnMember', 'restrictMember', 'liftRestriction'] as const
const noteCalls = ['getNotes', 'addNote', 'removeNote', 'addTag', 'removeTag'] as const
/** Repeats the access table on purpose, so that every change of access must be confirmed here. */
const expected: Record<Exclude<OperatorRole, 'administrator'>, readonly ConsoleCall[]> = {
  moderator: [
    ...noteCalls,
    ...measureCalls,
    ...(['getWaiting', 'searchMembers', 'getMember', 'getMemberReports', 'getMemberHistory'] as const),
    ...(['suspendMember', 'restoreMember', 'getPhoto', 'takePhoto', 'decidePhoto', 'undoPhoto'] as const),
    ...(['getMedia', 'takeMedia', 'decideMedia', 'undoMedia'] as const),
    ...(['getSelfie', 'takeSelfie', 'decideSelfie', 'undoSelfie'] as const),
    ...(['getTransparency', 'listAppeals', 'decideAppeal', 'listComplaints', 'answerComplaint'] as const),
    ...(['listReports', 'getReport', 'showConversation', 'decideReport'] as const),
  ],
  support: [
    ...noteCalls,
    ...(['listComplaints', 'answerComplaint'] as const),
    ...measureCalls,
    ...([
      'getWaiting',
      'searchMembers',
      'getMember',
      'showContact',
      'getMemberAccess',
      'correctCredits',
    ] as const),
    ...(['getMemberReports', 'getMemberMoney', 'getMemberHistory', 'suspendMember'] as const),
    ...(['restoreMember', 'getPhoto', 'getMedia', 'listWaiting', 'openWaiting'] as const),
    ...(['getAnswerFigures', 'listTemplates', 'saveTemplate', 'removeTemplate'] as const),
    ...(['answerWaiting', 'suggestWaiting', 'typeWaiting', 'finishWaiting', 'releaseWaiting'] as const),
  ],
  finance: [
    ...noteCalls,
    ...([
      'searchMembers',
      'getMember',
      'showContact',
      'getMemberMoney',
      'correctCredits',
      'listPayments',
      'getPayment',
    ] as const),
    ...(['refundPayment', 'withdrawPayment', 'endHold', 'closePayment', 'chargeBackPayment'] as const),
    ...([
      'exportBookings',
      'reconcileDay',
      'listReconciliations',
      'listDiscounts',
      'createDiscount',
      'endDiscount',
    ] as const),
  ],
  marketing: ['getFunnel', 'getWeeks'],
}
const everyRole: readonly ConsoleCall[] = ['listSessions', 'endSession']

describe('authorisation of the console', () => {
  const site = useTestApp()
  const desk = useTestConsole(site)

  it('covers every registered route, and only those', () => {
    const app = Fastify()
    const found: string[] = []
    app.addHook(
      'onRoute',
      ({ method, url }) => void (method !== 'HEAD' && found.push(`${String(method)} ${url}`)),
    )
    for (const register of [
      registerAuthRoutes,
      registerMemberRoutes,
      registerNoteRoutes,
      registerRemoteRoutes,
      registerTransparencyRoutes,
      registerReviewRoutes,
      registerMediaRoutes,
      registerSelfieRoutes,
      registerCaseRoutes,
      registerHealthRoutes,
      registerInboxRoutes,
      registerMarketingRoutes,
      registerTemplateRoutes,
      registerLegalTextRoutes,
      registerSettingsRoutes,
      registerMoneyRoutes,
    ])
      register(app, site.deps)
    const listed = calls.map((call) => `${consoleEndpoints[call].method} ${consoleEndpoints[call].path}`)
    expect(found.sort()).toEqual(listed.sort())
  })

  it.each(operatorRoles)('grants %s what the role needs', (role) => {
    const granted = role === 'administrator' ? ofRoles : [...expected[role], ...everyRole]
    expect(ofRoles.filter((call) => mayUse(call, role)).sort()).toEqual([...granted].sort())
  })

  it.each(ofRoles)('%s requires a session', async (call) => {
    expect(await callConsole(desk.app, '', call)).toMatchObject({
      status: 401,
      body: { code: 'login_required' },
    })
  })

  it.each(ofRoles)('%s requires the second factor', async (call) => {
    const operator = await desk.operator('administrator', { isVerified: false })
    expect(await operator.raw(call)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  })

  it.each(ofRoles.flatMap((call) => operatorRoles.map((role) => [call, role] as const)))(
    '%s by %s follows the table',
    async (call, role) => {
      const operator = await desk.operator(role)
      const { status, body } = await operator.raw(call)
      if (mayUse(call, role)) expect(body).not.toMatchObject({ code: 'role_required' })
      else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'role_required' } })
    },
  )

  it.each(calls)('%s refuses requests of another site', async (call) => {
    const operator = await desk.operator('administrator')
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect(await operator.raw(call, { headers })).toMatchObject({
        status: 403,
        body: { code: 'same_origin_required' },
      })
  })

  it('ends a session that expired or whose operator was removed', async () => {
    const [one, other] = [await desk.operator('support'), await desk.operator('support')]
    await site.db.run(sql`update operators set disabled_at = now() where id = ${one.id}`)
    expect((await one.raw('listSessions')).status).toBe(401)
    expect((await other.raw('listSessions')).status).toBe(200)
    site.clock.add(3_600_000)
    expect((await other.raw('listSessions')).status).toBe(401)
  })

  it('ends one of the operator’s sessions, but no other operator’s', async () => {
    const [mine, theirs] = [await desk.operator('support'), await desk.operator('support')]
    const [session] = (await theirs.call('listSessions')).sessions
    expect(session).toMatchObject({ is_current: true })
    expect((await mine.raw('endSession', { body: { id: session?.id } })).status).toBe(404)
    await theirs.call('endSession', { body: { id: session?.id ?? 0 } })
    expect((await theirs.raw('listSessions')).status).toBe(401)
  })
})
