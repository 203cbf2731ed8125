import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleCall, OperatorRole } from '@duetto/shared/contract/console'
import type { AuthProvider } from 'react-admin'
import { callConsole } from './callConsole'
import { forgetSession, requireOperator } from './session'

export const screenCalls = {
  members: 'searchMembers',
  photos: 'takePhoto',
  media: 'takeMedia',
  selfies: 'takeSelfie',
  reports: 'listReports',
  appeals: 'listAppeals',
  complaints: 'listComplaints',
  inbox: 'listWaiting',
  templates: 'listTemplates',
  answers: 'getAnswerFigures',
  payments: 'listPayments',
  books: 'reconcileDay',
  discounts: 'listDiscounts',
  marketing: 'getFunnel',
  growth: 'getWeeks',
  transparency: 'getTransparency',
  remotes: 'listRemotes',
  health: 'getHealth',
  brand: 'uploadBrandPicture',
  legal: 'listLegalTexts',
  settings: 'listSettings',
  audit: 'listAudit',
  sessions: 'listSessions',
} as const satisfies Record<string, ConsoleCall>

export type Screen = keyof typeof screenCalls

export const maySee = (role: OperatorRole, screen: string): boolean =>
  Object.hasOwn(screenCalls, screen) && mayCall(role, screenCalls[screen as Screen])

export const authProvider: AuthProvider = {
  /** The login page logs in before it calls this. */
  login: async () => {
    forgetSession()
    await requireOperator()
  },
  logout: async () => {
    forgetSession()
    await callConsole('logout').catch(() => undefined)
  },
  checkAuth: async () => {
    await requireOperator()
  },
  checkError: async (error: { status?: number }) => {
    if (error.status !== 401) return
    forgetSession()
    throw new Error('console.error.login_required')
  },
  getIdentity: async () => {
    const { id, login } = await requireOperator()
    return { id, fullName: login }
  },
  getPermissions: async () => (await requireOperator()).role,
  canAccess: async ({ resource }) => maySee((await requireOperator()).role, resource),
}
