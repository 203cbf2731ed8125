import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

const german = createMessage(10, 'Wie geht es dir?')
type Pair = Record<'sourceLanguage' | 'targetLanguage', string> & {
  signal?: AbortSignal
  monitor?: (download: EventTarget) => void
}
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

it('[CHAT-01] translates a message below its text and hides the translation', async () => {
  const view = await open()
  await translate(view)
  expect(await screen.findByText('How are you?')).toBeVisible()
  expect(screen.getByText(/Translated on your device from German/)).toBeVisible()
  expect(within(screen.getByRole('log')).getByText('Wie geht es dir?')).toBeVisible()
  expect(create).toHaveBeenCalledWith({
    sourceLanguage: 'de',
    targetLanguage: 'en',
    signal: expect.any(AbortSignal) as unknown,
  })
  expect(destroy).toHaveBeenCalledTimes(1)
  await view.user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText('How are you?')).toBeNull()
})

it('[CHAT-01] removes the translation of an edited message', async () => {
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
  '[CHAT-01] shows the download of a language that is %s, with progress',
  async (availability) => {
    model.availability = availability
    let arrive = (): void => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const download = new EventTarget()
    create.mockImplementation(async (pair) => {
      pair.monitor?.(download)
      await arrived
      return make(pair)
    })
    await translate(await open())
    expect(await screen.findByText(/Your browser is downloading this language/)).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Download of the language' })
    expect(bar).toHaveValue(0)
    act(() => void download.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 })))
    expect(bar).toHaveValue(0.4)
    arrive()
    expect(await screen.findByText('How are you?')).toBeVisible()
    expect(screen.queryByText(/downloading/)).toBeNull()
  },
)

it.each([
  ['NetworkError', /could not download this language/, 'Try again'],
  ['NotAllowedError', /has to download this language first/, 'Download'],
])('[TRUST-11] explains a %s and retries with one tap', async (name, why, button) => {
  create.mockRejectedValueOnce(new DOMException('', name))
  const view = await open()
  await translate(view)
  expect(await screen.findByText(why)).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText('How are you?')).toBeVisible()
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})

it('[TRUST-11] offers no retry for a message that is too long to translate', async () => {
  create.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  await translate(await open())
  expect(await screen.findByText(/Your browser cannot translate this message/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('[CHAT-01] aborts the download when hidden', async () => {
  model.availability = 'downloadable'
  create.mockImplementation(() => new Promise(() => {}))
  const view = await open()
  await translate(view)
  await screen.findByText(/Your browser is downloading/)
  expect(create.mock.lastCall?.[0].signal?.aborted).toBe(false)
  await view.user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(create.mock.lastCall?.[0].signal?.aborted).toBe(true)
  expect(screen.queryByText(/Your browser is downloading/)).toBeNull()
})

it('[TRUST-11] releases the translator after a failure', async () => {
  create.mockImplementation(async () => ({ translate: () => Promise.reject(new Error('broken')), destroy }))
  await translate(await open())
  expect(await screen.findByText(/could not download this language/)).toBeVisible()
  expect(destroy).toHaveBeenCalledTimes(1)
})

it('[CHAT-01] offers no translation without browser support', async () => {
  Reflect.deleteProperty(globalThis, 'Translator')
  expect(within(await openMenu(await open())).queryByText('Translate')).toBeNull()
})
