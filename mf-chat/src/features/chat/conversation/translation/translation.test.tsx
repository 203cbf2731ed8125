import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import { makeMessage, openChat, prepareBrowser } from '../../../../testing/openChat'

const german = makeMessage(10, 'Wie geht es dir?')
type Pair = Record<'sourceLanguage' | 'targetLanguage', string>
const destroy = jest.fn()
const make = async (_: Pair) => ({
  translate: async (text: string) => (text === german.text ? 'How are you?' : text),
  destroy,
})
const create = jest.fn(make)
const detected = { language: 'de' }
const model = { availability: 'available' }

beforeEach(() => {
  prepareBrowser()
  detected.language = 'de'
  model.availability = 'available'
  create.mockReset().mockImplementation(make)
  destroy.mockClear()
  Object.assign(globalThis, {
    Translator: {
      availability: async ({ sourceLanguage }: Pair) =>
        sourceLanguage === 'xx' ? 'unavailable' : model.availability,
      create,
    },
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
  expect(destroy).toHaveBeenCalledTimes(1)
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

it.each(['downloadable', 'downloading'])(
  '[CHAT-01] a language that is %s first says so until it is there',
  async (availability) => {
    model.availability = availability
    let arrive = (): void => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    create.mockImplementation(async (pair) => {
      await arrived
      return make(pair)
    })
    await translate(await open())
    expect(await screen.findByText(/Your browser is downloading this language/)).toBeVisible()
    arrive()
    expect(await screen.findByText('How are you?')).toBeVisible()
    expect(screen.queryByText(/downloading/)).toBeNull()
  },
)

it.each(['NetworkError', 'NotAllowedError'])(
  '[TRUST-11] after a %s the member is told, and tries again with one tap',
  async (name) => {
    create.mockRejectedValueOnce(new DOMException('', name))
    const view = await open()
    await translate(view)
    expect(await screen.findByText(/The translation could not be loaded/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('How are you?')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

it('[TRUST-11] a text that the translator gives up on leaves it nothing to hold', async () => {
  create.mockImplementation(async () => ({ translate: () => Promise.reject(new Error('too long')), destroy }))
  await translate(await open())
  expect(await screen.findByText(/The translation could not be loaded/)).toBeVisible()
  expect(destroy).toHaveBeenCalledTimes(1)
})

it('[CHAT-01] where the browser has no translator, nothing offers it', async () => {
  Reflect.deleteProperty(globalThis, 'Translator')
  expect(within(await openMenu(await open())).queryByText('Translate')).toBeNull()
})
