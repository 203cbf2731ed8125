import { screen } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import type { FailureCode } from '@duetto/shared/contract'
import type { UnsentMessage } from '../../entities/outbox/types'
import { LimitPanel } from './LimitPanel'
import { isPaidSince } from '../../entities/limits/limits'

const show = (code: FailureCode, paid_user = false) => {
  const onClose = jest.fn()
  const view = renderRemote(<LimitPanel code={code} shop={<p>Shop</p>} onClose={onClose} />, {
    user: createUser({ paid_user }),
  })
  return { ...view, onClose }
}

it.each(['free_messages_used', 'conversation_limit', 'not_enough_credits'] as const)(
  '[PREMIUM-01][TRUST-11][CHAT-06] %s explains the limit once and sells credits below',
  async (code) => {
    const { user, onClose } = show(code)
    expect(screen.getByRole('status').textContent?.length).toBeGreaterThan(20)
    expect(screen.getByText('Shop')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to my message' }))
    expect(onClose).toHaveBeenCalled()
  },
)

it('[TRUST-11] links unconfirmed members to the code, unverified ones to the verification, and names a block', () => {
  const unconfirmed = show('not_confirmed')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/activate?return=%2F')
  unconfirmed.unmount()
  const unverified = show('verified_only')
  expect(screen.getByRole('link', { name: 'Get verified' })).toHaveAttribute('href', '/profile#verification')
  unverified.unmount()
  show('blocked')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Shop')).toBeNull()
})

it('[CHAT-03][PREMIUM-01] lifts a limit of credits after a purchase, but no other limits', () => {
  const refused = (code: FailureCode, kind: UnsentMessage['kind'] = 'text') =>
    ({ code, kind }) as UnsentMessage
  expect(isPaidSince(refused('free_messages_used'), 30, 1)).toBe(true)
  expect(isPaidSince(refused('free_messages_used'), 0, 1)).toBe(false)
  expect(isPaidSince(refused('not_enough_credits', 'gift'), 3, 1)).toBe(false)
  expect(isPaidSince(refused('blocked'), 30, 1)).toBe(false)
})
