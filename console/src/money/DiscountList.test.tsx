import { screen, within } from '@testing-library/react'
import { Notification, ResourceContextProvider } from 'react-admin'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { DiscountList } from './DiscountList'

const spring = {
  id: 'SPRING',
  code: 'SPRING',
  percent: 20,
  validity: 'once',
  status: 'active',
  country: null,
  member: null,
  minimum_minor: 0,
  currency: null,
  methods: [],
  expires_at: null,
  used: 3,
}

const show = (refusal?: { status: number; code: string; details?: object }) => {
  const calls = fakeServer({
    createDiscount: () => refusal ?? { code: 'SUMMER' },
    endDiscount: () => ({ code: 'SPRING' }),
  })
  const getList = () => Promise.resolve({ data: [spring], pageInfo: { hasNextPage: false } })
  const user = renderPage(
    <ResourceContextProvider value="discounts">
      <DiscountList />
      <Notification />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
  const confirm = async (button: string) => {
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'For the season')
    await user.click(dialog.getByRole('button', { name: button }))
  }
  return { calls, user, confirm }
}

const create = async ({ user, confirm }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Create a code' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: /^Code/ })).toHaveFocus()
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'SUMMER')
  await user.type(dialog.getByRole('spinbutton', { name: /^Discount/ }), '15')
  await confirm('Create a code')
}

it('[PAY-07] creates a code with a reason', async () => {
  const view = show()
  await create(view)
  expect(await screen.findByText('The code is created.')).toBeVisible()
  expect(view.calls).toMatchObject([
    { name: 'createDiscount', body: { code: 'SUMMER', percent: 15, reason: 'For the season' } },
  ])
})

it('[PAY-07] limits a code to a minimum price in a currency and to payment methods', async () => {
  const { calls, user, confirm } = show()
  await user.click(await screen.findByRole('button', { name: 'Create a code' }))
  const dialog = within(screen.getByRole('dialog'))
  const choose = async (field: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'SUMMER')
  await user.type(dialog.getByRole('spinbutton', { name: /^Discount/ }), '15')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'For the season')
  await user.type(dialog.getByRole('textbox', { name: /^Minimum price/ }), '25')
  expect(dialog.getByText('Needs a currency')).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Create a code' })
  expect(button).toBeDisabled()
  await choose('Currency', 'EUR')
  expect(button).toBeEnabled()
  await user.type(dialog.getByRole('textbox', { name: /^Minimum price/ }), '000')
  expect(button).toBeDisabled()
  await user.clear(dialog.getByRole('textbox', { name: /^Minimum price/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Minimum price/ }), '25,50')
  await choose('Payment methods', 'paypal')
  await choose('Payment methods', 'ideal')
  await confirm('Create a code')
  expect(await screen.findByText('The code is created.')).toBeVisible()
  expect(calls).toMatchObject([
    {
      name: 'createDiscount',
      body: { minimum_minor: 2550, currency: 'EUR', methods: ['paypal', 'ideal'] },
    },
  ])
})

it.each([
  [
    { status: 409, code: 'conflict', details: { code: 'SUMMER' } },
    'The code SUMMER exists already. Choose another one.',
  ],
  [{ status: 404, code: 'not_found' }, 'No member has this id. Check it and try again.'],
])('[PAY-07] shows why a code is refused and preserves the entry: %j', async (refusal, message) => {
  await create(show(refusal))
  expect(await screen.findByText(message)).toBeVisible()
  expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Code/ })).toHaveValue('SUMMER')
})

it('[PAY-07] ends a code with a reason', async () => {
  const { calls, user, confirm } = show()
  await user.click(await screen.findByRole('button', { name: 'End SPRING' }))
  await confirm('End')
  expect(await screen.findByText('The code has ended.')).toBeVisible()
  expect(calls).toEqual([{ name: 'endDiscount', body: { code: 'SPRING', reason: 'For the season' } }])
})
