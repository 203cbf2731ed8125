import 'fake-indexeddb/auto'
import { settle } from '@duetto/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { conversationOpened } from '../conversation/slice'
import { createMessage } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'

const german = createMessage(10, 'Wie geht es dir?')
const destroyDetector = jest.fn()
let detect: () => Promise<{ detectedLanguage: string; confidence: number }[]>

beforeEach(() => {
  prepareBrowser()
  destroyDetector.mockClear()
  detect = async () => [{ detectedLanguage: 'de', confidence: 1 }]
  Object.assign(globalThis, {
    Translator: {
      availability: async () => 'available',
      create: async () => ({ translate: async () => 'How are you?' }),
    },
    LanguageDetector: { create: async () => ({ detect: () => detect(), destroy: destroyDetector }) },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Translator')
  Reflect.deleteProperty(globalThis, 'LanguageDetector')
})
const translate = async () => {
  const view = await openChat({ messages: [german] })
  const name = 'Options for the message from Clara'
  await view.user.click(screen.getByRole('button', { name }))
  await view.user.click(within(screen.getByRole('menu', { name, hidden: true })).getByText('Translate'))
  return view
}

it('[CHAT-01] drops translations when the conversation is left', async () => {
  const { store } = await translate()
  await screen.findByText('How are you?')
  act(() => void store?.dispatch(conversationOpened({ by: 'conversation', id: 2 })))
  act(() => void store?.dispatch(conversationOpened({ by: 'conversation', id: 1 })))
  expect(await screen.findByText('Wie geht es dir?')).toBeVisible()
  expect(screen.queryByText('How are you?')).toBeNull()
})

it('[CHAT-01] announces a translation', async () => {
  await translate()
  expect((await screen.findByText('How are you?')).closest('[aria-live=polite]')).not.toBeNull()
})

it('[CHAT-01] drops the translation of a message that is edited during the request', async () => {
  let finish: (text: string) => void = () => {}
  const translation = new Promise<string>((done) => (finish = done))
  const create = async () => ({ translate: () => translation })
  Object.assign(globalThis, { Translator: { availability: async () => 'available', create } })
  const { platform } = await translate()
  const message = { ...german, text: 'Alles gut?', edited_at: german.created_at, revision: 1 }
  act(() => platform.bus.emit('message-changed', { conversationId: 1, profileId: 11, message }))
  await act(async () => {
    finish('How are you?')
    await settle()
  })
  expect(screen.queryByText('How are you?')).toBeNull()
})

it('[CHAT-01] releases the language detector, also after a failure', async () => {
  detect = () => Promise.reject(new Error('broken'))
  await translate()
  await waitFor(() => expect(destroyDetector).toHaveBeenCalledTimes(1))
})
