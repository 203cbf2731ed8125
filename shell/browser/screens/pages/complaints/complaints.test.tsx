import { createMeasure, createUser, expectAccessible, refuse, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { Complaints } from './Complaints'

type Answers = NonNullable<NonNullable<Parameters<typeof renderRemote>[1]>['answers']>

const at = '2026-03-01T12:00:00Z'
const fillIn = async ({ user }: ReturnType<typeof renderRemote>) => {
  await user.type(screen.getByLabelText('Your name'), ' Clara ')
  await user.type(screen.getByLabelText('E-mail'), 'clara@example.com')
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'payment')
  await user.type(screen.getByLabelText('What happened?'), 'I was charged twice.')
}
const send = () => screen.getByRole('button', { name: 'Send complaint' })

it('[ROUTE-22] sends the complaint and shows a receipt with the reference', async () => {
  const view = renderRemote(<Complaints />, {
    user: null,
    answers: { complain: () => ({ reference: 'C-7', at }) },
  })
  await fillIn(view)
  await expectAccessible(view.container)
  await view.user.click(send())
  expect(await screen.findByText(/C-7/)).toHaveTextContent('clara@example.com')
  const body = {
    name: 'Clara',
    email: 'clara@example.com',
    subject: 'payment',
    text: 'I was charged twice.',
  }
  expect(view.calls).toContainEqual({ name: 'complain', body })
})

it('[ROUTE-22] [TRUST-11] shows errors at the fields and sends nothing', async () => {
  const { user, calls } = renderRemote(<Complaints />, { user: null })
  await user.click(send())
  expect(screen.getByText('Please tell us your name.')).toBeVisible()
  expect(screen.getByText('Enter your e-mail address.')).toBeVisible()
  await user.type(screen.getByLabelText('E-mail'), 'clara@')
  expect(screen.getByText(/^Enter a valid e-mail address/)).toBeVisible()
  expect(calls).toEqual([])
})

it('[ROUTE-22] [TRUST-11] preserves the text if sending fails', async () => {
  const view = renderRemote(<Complaints />, { user: null, answers: { complain: refuse('network') } })
  await fillIn(view)
  await view.user.click(send())
  expect(await screen.findByText(/could not be sent/)).toBeVisible()
  expect(screen.getByLabelText('What happened?')).toHaveValue('I was charged twice.')
})

const confirm = () => screen.getByRole('button', { name: 'I have read this' })

it('explains a restriction and a warning, which the member can confirm', async () => {
  const restriction = createMeasure({ until: '2026-03-08T12:00:00Z' })
  const warning = createMeasure({
    id: 4,
    kind: 'warning',
    rule: 'fake',
    text: 'Use your own name.',
    until: null,
  })
  const view = renderRemote(<Complaints />, {
    user: createUser({ measures: [restriction, warning] }),
    answers: { confirmWarning: () => ({ ok: true }) },
  })
  expect(screen.getByRole('heading', { name: /^Limited until March 8, 2026/ })).toBeVisible()
  expect(screen.getByText(/Spam, advertising or asking for money/)).toBeVisible()
  expect(screen.getByText('Use your own name.')).toBeVisible()
  await expectAccessible(view.container)
  await view.user.click(confirm())
  expect(screen.queryByText('Use your own name.')).toBeNull()
  expect(screen.getByRole('heading', { name: /^Limited until/ })).toBeVisible()
  expect(view.calls).toContainEqual({ name: 'confirmWarning', body: { warning: 4 } })
})

it('[TRUST-11] shows a warning again, with the reason, if its confirmation was not saved', async () => {
  const answers: Answers = { confirmWarning: refuse('network') }
  const view = renderRemote(<Complaints />, {
    user: createUser({ measures: [createMeasure({ kind: 'warning', until: null })] }),
    answers,
  })
  await view.user.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.')
  answers.confirmWarning = () => ({ ok: true })
  await view.user.click(confirm())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull()
})
