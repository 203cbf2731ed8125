import { screen } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../routes'
import { createStore } from '../store'
import { catalogue } from '../testing'
import type { Answers } from '../testing'

const open = (path: string, answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path,
    user: createUser({ credits: 7 }),
    createStore,
    answers: { ...catalogue, ...answers },
  })

describe('CheckoutPage', () => {
  it.each([
    ['/credits', 'Credits for messages and gifts'],
    ['/credits/p1', 'Payment'],
  ])('[PAY-01] %s has the title %s and shows the balance', async (path, title) => {
    open(path)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(document.title).toContain(title)
    const lead = screen.getByText(/^You have 7 credits\./)
    expect(lead).toHaveTextContent('Your first package of credits makes you Premium.')
  })

  it('[PAY-01] links an unknown package to the others', async () => {
    open('/credits/p77')
    expect(await screen.findByText('This package does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose another package' })).toHaveAttribute('href', '/credits')
  })

  it('[PAY-05] offers to repeat the last order if there is one', async () => {
    const last = () => ({ ...catalogue.getPaymentMethods(), last_method: 'paypal' as const })
    const { unmount } = open('/credits', { getPaymentMethods: last })
    expect(await screen.findByRole('link', { name: 'Repeat my last order' })).toHaveAttribute(
      'href',
      '/credits/repeat-order',
    )
    unmount()
    open('/credits')
    await screen.findByRole('button', { name: /Order and pay/ })
    expect(screen.queryByRole('link', { name: 'Repeat my last order' })).toBeNull()
  })
})
