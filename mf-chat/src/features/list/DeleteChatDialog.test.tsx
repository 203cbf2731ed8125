import 'fake-indexeddb/auto'
import { refuse } from '@duetto/shared/testing'
import { timings } from '@duetto/shared/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const open = async () => {
  const view = await openChat()
  const ask = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
    const entry = { name: 'Delete the conversation with Clara', hidden: true }
    await view.user.click(screen.getByRole('menuitem', entry))
    return screen.getByRole('dialog', { name: 'Delete this conversation?' })
  }
  const deleted = () => view.calls.filter(({ name }) => name === 'deleteChat').map(({ body }) => body)
  return { ...view, ask, deleted }
}

it.each(['Keep', 'Close'])('[CALL-09] "%s" in the dialog deletes nothing', async (name) => {
  const { user, ask, deleted, visited } = await open()
  const dialog = await ask()
  await user.click(within(dialog).getByRole('button', { name }))
  expect(screen.queryByRole('dialog', { name: 'Delete this conversation?' })).toBeNull()
  expect(visited).toEqual([])
  expect(deleted()).toEqual([])
})

it('[CALL-09] leaves a deleted conversation and deletes it after the undo period', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user, ask, answers, deleted, visited, toasts } = await open()
  answers.deleteChat = () => ({ ok: true })
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }))
  expect(visited).toEqual(['/chats'])
  expect(toasts).toMatchObject([
    { text: 'The conversation with Clara was deleted.', action: { label: 'Undo' }, forMs: timings.undoMs },
  ])
  expect(deleted()).toEqual([])
  await pass(timings.undoMs)
  expect(deleted()).toEqual([{ conversation: 1 }])
})

it('[CALL-09] deletes nothing when undone', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user, ask, deleted, toasts } = await open()
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }))
  act(() => toasts[0]?.action?.onPress())
  await pass(timings.undoMs)
  expect(deleted()).toEqual([])
})

it('[CALL-09] [TRUST-11] shows the reason of a refused deletion until dismissed', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user, ask, answers } = await open()
  answers.deleteChat = refuse('unavailable')
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }))
  await pass(timings.undoMs)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^The conversation could not be deleted\. ./)
  await user.click(within(alert).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
