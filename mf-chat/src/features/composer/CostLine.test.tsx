import type { User } from '@duetto/shared/contract'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { CostLine } from './CostLine'

const cost = { credits: 2, is_free: false, free_messages_left: 0, price_minor: 87, currency: 'EUR' }
const rates = [{ credits: null, price_minor: 1299, per: 30 }]
const show = (paid_user: boolean, over = {}, as: Partial<User> = {}) =>
  renderRemote(<CostLine cost={{ ...cost, rates, ...over }} />, {
    user: createUser({ paid_user, credits: 7, ...as }),
  })

it('[TRUST-03] shows the price in credits and in money, and the balance', () => {
  const { container } = show(true)
  expect(container).toHaveTextContent('2 credits')
  expect(container).toHaveTextContent('(€0.87)')
  expect(container).toHaveTextContent('7')
})

it.each([true, false])('[TRUST-03][PREMIUM-01] links to the packages, Premium: %s', (isPaid) => {
  show(isPaid)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/credits')
})

it('[CHAT-03] counts free messages down without a link to buy', () => {
  const { container } = show(false, { is_free: true, free_messages_left: 3 })
  expect(container).toHaveTextContent('3')
  expect(screen.queryByRole('link')).toBeNull()
})

it('[CHAT-03] tells unconfirmed members that their message waits', () => {
  const { container } = show(false, { is_free: true, free_messages_left: 3 }, { status: 'not_confirmed' })
  expect(container).toHaveTextContent('Your message waits until you have confirmed your e-mail address.')
  expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/activate/),
  )
})
