import 'fake-indexeddb/auto'
import { act, fireEvent } from '@testing-library/react'
import { openChat, prepareBrowser } from '../../testing/openChat'
import { storeDraft, readDraft } from './drafts'

beforeEach(prepareBrowser)

const conversation = (draft: string) => ({
  pageOf: () =>
    ({ conversation: { id: 1, other_read_id: 0, draft, is_blocked: false } }) as unknown as Record<
      string,
      never
    >,
})

it('[CHAT-01] restores a draft after a reload, and removes it when the field is cleared', async () => {
  const { field } = await openChat()
  fireEvent.change(field, { target: { value: 'Half a tho' } })
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('duetto.draft.'))
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(['Half a tho'])
  const [, , userId, profileId] = (keys[0] ?? '').split('.').map(Number)
  expect(readDraft(userId ?? 0, profileId ?? 0)).toBe('Half a tho')
  fireEvent.change(field, { target: { value: '' } })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('duetto.draft.'))).toEqual([])
})

it('[CHAT-01] shows a draft of another device, unless this browser has one', async () => {
  const first = await openChat(conversation('From the phone'))
  expect(first.field).toHaveValue('From the phone')
  const { user } = first.platform.session.get()
  first.unmount()
  storeDraft((user?.id ?? 0) + 1, 11, 'From here')
  const { field } = await openChat(conversation('From the phone'))
  expect(field).toHaveValue('From here')
})

it('[CHAT-01] sends no typing indicator when the field is cleared', async () => {
  const { field, calls } = await openChat(conversation('From the phone'))
  fireEvent.change(field, { target: { value: '' } })
  expect(calls.some(({ name }) => name === 'sendTyping')).toBe(false)
  fireEvent.change(field, { target: { value: 'H' } })
  expect(calls.some(({ name }) => name === 'sendTyping')).toBe(true)
})

it('[CHAT-01] clears a draft that another tab has sent, but no other text', async () => {
  const { field } = await openChat()
  const sendElsewhere = (): void => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('duetto.draft.')) ?? ''
    localStorage.removeItem(key)
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key, oldValue: 'Hello', newValue: null })),
    )
  }
  fireEvent.change(field, { target: { value: 'Hello' } })
  sendElsewhere()
  expect(field).toHaveValue('')
  fireEvent.change(field, { target: { value: 'Hello again' } })
  sendElsewhere()
  expect(field).toHaveValue('Hello again')
})
