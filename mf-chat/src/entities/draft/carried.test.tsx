import 'fake-indexeddb/auto'
import { readPendingAction, storePendingAction } from '@duetto/shared/platform'
import { testNow } from '@duetto/shared/testing'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)
beforeEach(() => sessionStorage.clear())

it('[CHAT-01] shows a visitor’s text in the composer without sending it', async () => {
  storePendingAction({ kind: 'message', profileId: 11, text: 'Good evening' }, testNow)
  const { field, sent } = await openChat()
  expect(field).toHaveValue('Good evening')
  expect(field).toHaveProperty('selectionStart', 'Good evening'.length)
  expect(sent()).toEqual([])
  expect(readPendingAction(testNow)).toBeNull()
})

it('[CHAT-01] keeps a visitor’s text for the conversation with its recipient', async () => {
  storePendingAction({ kind: 'message', profileId: 12, text: 'Good evening' }, testNow)
  const { field } = await openChat()
  expect(field).toHaveValue('')
  expect(readPendingAction(testNow)).toMatchObject({ profileId: 12 })
})
