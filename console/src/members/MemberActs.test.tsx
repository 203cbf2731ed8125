import type { ConsoleMember } from '@duetto/shared/contract/console'
import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { MemberActs } from './MemberActs'

const member = {
  id: 7,
  status: 'active',
  language: 'it',
  is_fictional: false,
  restricted_until: null,
} as unknown as ConsoleMember
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('restricts a member for some days, with a rule and a text in their language', async () => {
  const calls = fakeServer({ restrictMember: () => ({ member }) })
  const user = renderPage(<MemberActs member={member} role="moderator" />)
  await user.click(screen.getByRole('button', { name: 'Restrict' }))
  await user.type(screen.getByLabelText(/^Text to the member, in their language \(it\)/), 'Niente spam')
  expect(screen.getByRole('button', { name: 'Restrict' })).toBeDisabled()
  await user.click(screen.getByLabelText(/^House rule/))
  await user.click(screen.getByRole('option', { name: /^Spam/ }))
  await user.click(screen.getByLabelText('Length'))
  await user.click(screen.getByRole('option', { name: '3 days' }))
  await user.click(screen.getByRole('button', { name: 'Restrict' }))
  expect(calls).toEqual([
    { name: 'restrictMember', body: { id: 7, rule: 'spam', text: 'Niente spam', days: 3 } },
  ])
})

const restricted_until = '2026-12-01T10:00:00.000Z'

it.each([
  ['an active member', {}, ['Warn', 'Restrict', 'Suspend']],
  ['a restricted one', { restricted_until }, ['Warn', 'Restrict', 'Lift restriction', 'Suspend']],
  ['a suspended one', { status: 'suspended' as const }, ['Restore']],
  ['a deleted one', { status: 'deleted' as const }, []],
  ['a fictional profile', { is_fictional: true }, ['Suspend']],
])('offers for %s what its status allows', (_, over, expected) => {
  renderPage(<MemberActs member={{ ...member, ...over }} role="moderator" />)
  expect(buttons()).toEqual(expected)
})

it('offers nothing to finance', () => {
  renderPage(<MemberActs member={member} role="finance" />)
  expect(buttons()).toEqual([])
})
