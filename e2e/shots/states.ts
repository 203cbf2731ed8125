import type { Page } from '@playwright/test'
import { freshEmail } from '../support/people'
import type { Viewer } from './screens'

/** `press` and `fill` find controls by message id, so that steps work in every language. */
export interface Hands {
  page: Page
  press: (id: string) => Promise<void>
  fill: (id: string, value: string) => Promise<void>
  ids: { real?: number; fictional: number; chat?: number }
}

export interface State {
  name: string
  viewer: Viewer
  path: (ids: Hands['ids']) => string
  act: (hands: Hands) => Promise<void>
}

const pressAll =
  (...ids: string[]) =>
  async ({ press }: Hands): Promise<void> => {
    for (const id of ids) await press(id)
  }

const at = (viewer: Viewer, path: string | State['path'], states: Record<string, State['act']>): State[] =>
  Object.entries(states).map(([name, act]) => ({
    name,
    viewer,
    path: typeof path === 'string' ? () => path : path,
    act,
  }))

const orderAnd =
  (...outcomes: string[]) =>
  async ({ page, press }: Hands): Promise<void> => {
    await press('payments.checkout.order')
    await page.waitForURL(/\/pay\//)
    for (const outcome of outcomes) await page.locator(`button[value="${outcome}"]`).first().click()
    await page.waitForURL(/payment=/)
  }

const visitor = [
  ...at('visitor', '/members', {
    filters: pressAll('members.search.filters'),
    'join-to-like': pressAll('members.people.likeName'),
  }),
  ...at('visitor', ({ real }) => `/members/${real}`, {
    'report-anonymous': pressAll('members.profile.more', 'members.safety.report'),
  }),
  ...at('visitor', '/signup', {
    'signup-empty': async ({ page }) => void (await page.locator('#main [type=submit]').first().click()),
    'signup-underage': async ({ page, fill }) => {
      await fill('signup.field.email', freshEmail())
      await page.locator('#main [type=submit]').first().click()
      await fill('signup.field.name', 'Giulia')
      await fill('signup.field.password', 'a long evening walk')
      await fill('ui.day', '14')
      await fill('ui.month', '3')
      await fill('ui.year', '2015')
      await page.locator('#main [type=submit]').first().click()
    },
  }),
  ...at('visitor', '/login', {
    'login-empty': async ({ page }) => void (await page.locator('#main [type=submit]').click()),
    'login-wrong': async ({ page, fill }) => {
      await fill('signup.field.email', 'somebody@mail.duetto.test')
      await fill('signup.field.password', 'wrong password')
      await page.locator('#main [type=submit]').click()
    },
  }),
  ...at('visitor', '/reset-password', {
    'reset-unknown': async ({ page, fill }) => {
      await fill('signup.field.email', 'nobody@mail.duetto.test')
      await page.locator('#main [type=submit]').click()
    },
  }),
  ...at('visitor', '/complaints', { 'complaint-empty': pressAll('shell.complaints.send') }),
  ...at('visitor', '/pages/cookies', { tracking: pressAll('shell.consent.change') }),
]

const settings = {
  'settings-email': pressAll('signup.email.title'),
  'settings-password': pressAll('signup.settings.changePassword'),
  'settings-delete': pressAll('signup.settings.delete'),
  'settings-delete-empty': pressAll('signup.settings.delete', 'signup.settings.deleteSubmit'),
}

const free = [
  ...at('free', '/members', {
    'account-menu': pressAll('shell.nav.account'),
    'name-unknown': async ({ page, press }) => {
      await press('shell.search.label')
      await page.getByRole('banner').getByRole('combobox').fill('qqq')
      await page.getByRole('option').first().waitFor()
    },
  }),
  ...at('free', '/members?min_age=98&max_age=99', { 'members-none': () => Promise.resolve() }),
  ...at('free', ({ real }) => `/members/${real}`, {
    'profile-menu': pressAll('members.profile.more'),
    'profile-report': pressAll('members.profile.more', 'members.safety.report'),
    'profile-block': pressAll('members.profile.more', 'members.safety.block'),
  }),
  ...at('free', '/members/999999', { 'profile-gone': () => Promise.resolve() }),
  ...at('free', ({ fictional }) => `/members/${fictional}/chat`, {
    'chat-fictional': async ({ page, press }) => {
      await page.locator('#main textarea').fill('123')
      await press('chat.composer.send')
    },
  }),
  ...at('free', '/settings', settings),
  ...at('free', '/profile', {
    'profile-prompts': pressAll('signup.prompts.add'),
    'profile-unsaved': async ({ page }) => void (await page.locator('#main textarea').first().fill('…')),
  }),
  ...at('free', '/credits/p1/creditcard', {
    'code-unknown': async ({ press, fill }) => {
      await press('payments.checkout.haveCode')
      await fill('payments.checkout.code', 'nothing')
      await press('payments.checkout.apply')
    },
    'pay-declined': orderAnd('4000000000000002'),
    'pay-not-yet': orderAnd('cancelled'),
  }),
  ...at('free', '/credits/p1/banktransfer', { 'pay-partial': orderAnd('partial') }),
  ...at('free', '/credits/p1/directdebit', { 'debit-form': pressAll('payments.checkout.order') }),
]

const paid = [
  ...at('paid', ({ chat }) => `/chats/${chat}`, {
    'chat-menu': pressAll('chat.conversation.more'),
    'chat-block': pressAll('chat.conversation.more', 'chat.conversation.block'),
    'chat-day': pressAll('chat.conversation.more', 'chat.conversation.day'),
    'chat-tools': pressAll('chat.composer.tools'),
    'chat-gifts': pressAll('chat.composer.tools', 'chat.composer.gifts'),
    'chat-gifs': pressAll('chat.composer.tools', 'chat.composer.gifs'),
    'chat-voice': async ({ page, press }) => {
      // On phones, a draft hides the voice button.
      await page.locator('#main textarea').fill('')
      await press('chat.composer.tools')
      await press('chat.voice.record')
    },
    'message-menu': pressAll('chat.bubble.menu'),
    'message-report': pressAll('chat.bubble.menu', 'chat.bubble.report'),
  }),
  ...at('paid', '/chats', {
    'chats-row-menu': pressAll('chat.list.rowMenu'),
    'chats-archived': pressAll('chat.list.archived'),
  }),
  ...at('paid', '/credits/p1/paypal', { 'pay-pending': orderAnd('pending') }),
  ...at('paid', '/credits/p1/creditcard', { 'pay-done': orderAnd('4242424242424242') }),
  ...at('paid', '/transactions', {
    withdrawal: pressAll('payments.transactions.withdraw'),
    receipt: pressAll('payments.transactions.details'),
  }),
]

export const states: readonly State[] = [...visitor, ...free, ...paid]
