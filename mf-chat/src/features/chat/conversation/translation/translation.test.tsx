import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import { makeMessage, openChat, prepareBrowser } from '../../../../testing/openChat'

const german = makeMessage(10, 'Wie geht es dir?')
const create = jest.fn(async ({ sourceLanguage }: { sourceLanguage: string; targetLanguage: string }) => {
  if (sourceLanguage === 'xx') throw new Error('no such pair')
  return { translate: async (text: string) => (text === german.text ? 'How are you?' : text) }
})
const detected = { language: 'de' }

beforeEach(() => {
  prepareBrowser()
  detected.language = 'de'
  Object.assign(globalThis, {
    Translator: { create },
    LanguageDetector: {
      create: async () => ({ detect: async () => [{ detectedLanguage: detected.language, confidence: 1 }] }),
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Translator')
  Reflect.deleteProperty(globalThis, 'LanguageDetector')
})

const open = () => openChat({ messages: [german] })
const openMenu = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  const name = 'Options for the message from Clara'
  await user.click(screen.getByRole('button', { name }))
  return screen.getByRole('menu', { name, hidden: true })
}
const translate = async (view: Awaited<ReturnType<typeof open>>) =>
  view.user.click(within(await openMenu(view)).getByText('Translate'))

it('[CHAT-01] a message is translated by the browser, below what was written, and hidden again', async () => {
  const view = await open()
  await translate(view)
  expect(await screen.findByText('How are you?')).toBeVisible()
  expect(screen.getByText(/Translated on your device from German/)).toBeVisible()
  expect(within(screen.getByRole('log')).getByText('Wie geht es dir?')).toBeVisible()
  expect(create).toHaveBeenCalledWith({ sourceLanguage: 'de', targetLanguage: 'en' })
  await view.user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText('How are you?')).toBeNull()
})

it('[CHAT-01] a translation goes when what it translates is edited', async () => {
  const view = await open()
  await translate(view)
  await screen.findByText('How are you?')
  const message = { ...german, text: 'Alles gut?', edited_at: german.created_at, revision: 1 }
  act(() => view.platform.bus.emit('message-changed', { conversationId: 1, profileId: 11, message }))
  expect(screen.queryByText('How are you?')).toBeNull()
})

it.each([
  ['xx', 'Your browser cannot translate this message.'],
  ['en', 'This message is already in your language.'],
])('[TRUST-11] a message in %s: %s', async (language, note) => {
  detected.language = language
  await translate(await open())
  expect(await screen.findByText(note, { exact: false })).toBeVisible()
})

it('[CHAT-01] where the browser has no translator, nothing offers it', async () => {
  Reflect.deleteProperty(globalThis, 'Translator')
  expect(within(await openMenu(await open())).queryByText('Translate')).toBeNull()
})
