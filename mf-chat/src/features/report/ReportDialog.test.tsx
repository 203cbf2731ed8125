import 'fake-indexeddb/auto'
import { refuse } from '@duetto/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { conversationOpened } from '../../entities/conversation/slice'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

const openReport = async (user: Awaited<ReturnType<typeof openChat>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Options for the message from Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Report this message', hidden: true }))
}

it('[TRUST-06] reports a message from its menu with the chosen reason and a receipt', async () => {
  const { user, calls } = await openChat()
  await openReport(user)
  const dialog = screen.getByRole('dialog', { name: 'Report this message' })
  expect(within(dialog).getByRole('button', { name: 'Send report' })).toBeDisabled()
  await user.click(within(dialog).getByRole('radio', { name: 'Insults, harassment or threats' }))
  await user.type(within(dialog).getByRole('textbox'), 'He insists')
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText(/Reference: R-42/)).toBeVisible()
  const body = { kind: 'message', id: 10, reason: 'harassment', text: 'He insists' }
  expect(calls).toContainEqual({ name: 'report', body })
})

it('[TRUST-06] keeps a failed report with the reason', async () => {
  const { user, answers } = await openChat()
  answers.report = refuse('unavailable')
  await openReport(user)
  await user.click(screen.getByRole('radio', { name: 'Seems to be underage' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText(/busy at the moment/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Seems to be underage' })).toBeChecked()
})

it('[TRUST-06] opens a second report without the receipt of the first', async () => {
  const { user } = await openChat()
  await openReport(user)
  await user.click(screen.getByRole('radio', { name: 'Seems to be underage' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  const receipt = (await screen.findByText(/Reference: R-42/)).closest('dialog') as HTMLElement
  await user.click(within(receipt).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await openReport(user)
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Seems to be underage' })).not.toBeChecked())
  expect(screen.queryByText(/Reference: R-42/)).toBeNull()
})

it('[TRUST-06] closes when another conversation is opened', async () => {
  const { user, store } = await openChat()
  await openReport(user)
  act(() => void store?.dispatch(conversationOpened({ by: 'conversation', id: 2 })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
