import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createStore } from '../../store'
import { ReportDialog } from './ReportDialog'
import type { ReportTarget } from './ReportDialog'

type Options = NonNullable<Parameters<typeof renderRemote>[1]>

const onClose = jest.fn()
const onBlock = jest.fn()
beforeEach(() => jest.clearAllMocks())

const show = (
  { user = createUser(), answers }: Pick<Options, 'user' | 'answers'> = {},
  target: ReportTarget = { kind: 'profile', id: 3 },
) =>
  renderRemote(
    <ReportDialog target={target} name="Clara" onClose={onClose} onBlock={user ? onBlock : undefined} />,
    { user, createStore, answers: { report: () => ({ reference: 'R-1' }), ...answers } },
  )
type View = ReturnType<typeof show>
const sent = ({ calls }: View) => calls.filter(({ name }) => name === 'report').map(({ body }) => body)
const send = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Send report' }))
const choose = ({ user }: View, name: string) => user.click(screen.getByRole('radio', { name }))
const textField = () => screen.getAllByRole('textbox')[0] as HTMLElement

it.each([
  ['This is not a real person', 'fake'],
  ['This person seems to be underage', 'underage'],
  ['Insults, threats or pressure', 'harassment'],
])('[TRUST-06] sends the chosen reason: %s', async (label, reason) => {
  const view = show()
  expect(screen.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await choose(view, label)
  await send(view)
  expect(sent(view)).toEqual([{ kind: 'profile', id: 3, reason }])
  expect(await screen.findByText(/R-1/)).toBeVisible()
})

it('[TRUST-06] sends the reporter’s text, trimmed', async () => {
  const view = show({}, { kind: 'photo', id: 31 })
  await choose(view, 'Advertising or fraud')
  await view.user.type(textField(), '  Asks for gift cards.  ')
  await send(view)
  expect(sent(view)).toEqual([{ kind: 'photo', id: 31, reason: 'spam', text: 'Asks for gift cards.' }])
})

it('[TRUST-06] a visitor can enter an e-mail address for the reply', async () => {
  const view = show({ user: null })
  await choose(view, 'Advertising or fraud')
  await view.user.type(screen.getByRole('textbox', { name: /e-mail/i }), 'anna@site.test')
  await send(view)
  expect(sent(view)).toEqual([{ kind: 'profile', id: 3, reason: 'spam', email: 'anna@site.test' }])
})

it('[TRUST-06] offers to block after a report', async () => {
  const view = show()
  await choose(view, 'Advertising or fraud')
  await send(view)
  await view.user.click(await screen.findByRole('button', { name: /block Clara/i }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onBlock).toHaveBeenCalledTimes(1)
})

it('[ERROR-01] keeps the text of a refused report for a retry', async () => {
  const view = show({ answers: { report: refuse('too_fast') } })
  await choose(view, 'Advertising or fraud')
  await view.user.type(textField(), 'Asks for gift cards.')
  await send(view)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(textField()).toHaveValue('Asks for gift cards.')
  view.answers.report = () => ({ reference: 'R-2' })
  await send(view)
  expect(await screen.findByText(/R-2/)).toBeVisible()
})
