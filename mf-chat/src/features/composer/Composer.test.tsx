import 'fake-indexeddb/auto'
import { bytesOf, fileHeads, createCard, createFile, refuse, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createStore } from '../../store'
import { answerToSend } from '../../testing/fixtures'
import { matchMediaBy, openChat, prepareBrowser } from '../../testing/openChat'
import { ConversationHeader } from '../conversation/ConversationHeader'
import { GiftPicker } from './GiftPicker'
import { limitOf } from '../../entities/limits/limits'

type Chat = Awaited<ReturnType<typeof openChat>>

beforeEach(prepareBrowser)

const cost = { credits: 1, is_free: true, free_messages_left: 2, price_minor: 42, currency: 'EUR' }

it('[TRUST-01] sends free messages to a fictional profile without a confirmation', async () => {
  const { user, field, sent } = await openChat({ isFictional: true, pageOf: () => ({ cost }) })
  await user.type(field, 'Hello{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[CHAT-04] leaves the focus in the field after a press on Send', async () => {
  const { user, field, sent } = await openChat({ pageOf: () => ({ cost }) })
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: /^Send message/ }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(field).toHaveFocus()
})

it('[CHAT-04] shortens the placeholder in very narrow windows, not the label', async () => {
  matchMediaBy(() => false)
  const { field } = await openChat({ pageOf: () => ({ cost }) })
  expect(field).toHaveAttribute('placeholder', 'Message')
  expect(field).toHaveAccessibleName('Write to Clara')
})

describe('[CHAT-03] after the last free message', () => {
  const brief = 'Your free messages are used.'
  const shop = () => screen.queryByRole('link', { name: 'See packages' })
  const sendLast = async () => {
    const view = await openChat({
      as: { credits: 0, paid_user: false },
      pageOf: () => ({ cost }),
      answers: {
        sendMessage: (call) => ({
          ...answerToSend(call),
          credits: 0,
          cost: { ...cost, is_free: false, free_messages_left: 0 },
        }),
      },
    })
    await view.user.type(view.field, 'Hello{Enter}')
    expect(await screen.findByText(brief)).toBeVisible()
    expect(shop()).toBeNull()
    return view
  }

  it('one line offers credits, and the button opens the order form', async () => {
    const { user } = await sendLast()
    await user.click(screen.getByRole('button', { name: 'Buy credits' }))
    expect(shop()).toBeVisible()
    expect(screen.getByRole('group', { name: /You have used your free messages/ })).toHaveFocus()
  })

  it.each([
    ['focuses the field', async (view: Chat) => act(() => (view.field.blur(), view.field.focus()))],
    ['taps the focused field', (view: Chat) => view.user.click(view.field)],
    ['writes again', (view: Chat) => view.user.keyboard('A')],
    ['presses Send', (view: Chat) => view.user.click(screen.getByRole('button', { name: /^Send message/ }))],
  ])('the order form opens when the member %s', async (_, open) => {
    await open(await sendLast())
    expect(shop()).toBeVisible()
    expect(screen.getByText(brief)).not.toBeVisible()
  })

  it('a closed order form stays closed while the member writes, and Send opens it', async () => {
    const view = await sendLast()
    await view.user.click(view.field)
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('button', { name: 'Buy credits' })).toHaveFocus()
    await view.user.type(view.field, 'A')
    expect(shop()).toBeNull()
    await view.user.keyboard('{Enter}')
    expect(shop()).toBeVisible()
  })

  it.each([
    ['the field', ({ field }: Chat) => field],
    ['the order form', () => screen.getByRole('link', { name: 'See packages' })],
  ])('Escape in %s closes the order form like its button', async (_, find) => {
    const view = await openChat({ as: { credits: 0, paid_user: false } })
    await view.user.type(view.field, 'Hello')
    act(() => find(view).focus())
    await view.user.keyboard('{Escape}')
    expect(shop()).toBeNull()
    expect(screen.getByRole('button', { name: 'Buy credits' })).toHaveFocus()
    expect(view.field).toHaveValue('Hello')
  })

  it('Escape that closes a dialog leaves the order form open', async () => {
    const { user } = await openChat({ as: { credits: 0, paid_user: false } })
    await user.click(screen.getByRole('button', { name: 'Send a gift' }))
    const dialog = screen.getByRole('dialog', { name: 'Send a gift' })
    act(() => within(dialog).getByRole('button', { name: 'Close' }).focus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop()).toBeVisible()
  })

  it('the order form is open in a conversation that is opened at the limit', async () => {
    await openChat({ as: { credits: 0, paid_user: false } })
    expect(shop()).toBeVisible()
  })
})

it('[GIFT-01] shows and charges the configured price of a gift', async () => {
  const onChoose = jest.fn()
  const { user } = renderRemote(<GiftPicker onClose={() => {}} onChoose={onChoose} />, {
    settings: { gift_credits: { coffee: 9 } },
  })
  await user.click(screen.getByRole('button', { name: /^A coffee *9 credits/ }))
  expect(onChoose).toHaveBeenCalledWith('coffee', 9)
  expect(screen.queryByRole('button', { name: /rose/ })).toBeNull()
})

it('[TRUST-11] shows a suspended member where to find the reason', () => {
  expect(limitOf('account_suspended').text.defaultMessage).toContain('Contact support')
})

it('[CHAT-10] lets the member choose the same photo again after closing the dialog', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} })
  await openChat()
  const input: HTMLInputElement = screen.getByLabelText('Send a photo', { selector: 'input' })
  const emptied = jest.spyOn(input, 'value', 'set')
  const files = [createFile('beach.jpg')]
  fireEvent.change(input, { target: { files } })
  expect(screen.getByRole('dialog', { name: 'Photo for Clara' })).toBeVisible()
  expect(emptied).toHaveBeenLastCalledWith('')
})

it('[CHAT-01] shows the online state next to the name', () => {
  const show = (is_online: boolean) =>
    renderRemote(<ConversationHeader profile={createCard(11, { name: 'Clara', is_online })} />, {
      createStore,
    })
  const { unmount } = show(true)
  expect(screen.getByText('Online now')).toBeVisible()
  unmount()
  show(false)
  expect(screen.queryByText('Online now')).toBeNull()
})

describe('a rejected recording', () => {
  class Recorder {
    static isTypeSupported = () => true
    state = 'inactive'
    ondataavailable: (event: { data: Blob }) => void = () => {}
    onstop = () => {}
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable({ data: new Blob([bytesOf(fileHeads.webm)]) })
      this.onstop()
    }
  }
  beforeEach(() => {
    Object.assign(globalThis, { MediaRecorder: Recorder })
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} })
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => ({ getTracks: () => [] }) },
    })
  })
  afterEach(() => Object.assign(globalThis, { MediaRecorder: undefined }))

  it('[TRUST-11] does not affect the next one', async () => {
    const { user, answers } = await openChat()
    answers.uploadMedia = refuse('audio_unreadable')
    await user.click(screen.getByRole('button', { name: 'Record a voice message' }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await user.click(screen.getByRole('button', { name: 'Send voice message' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(/cannot read this recording/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Record again' }))
    expect(dialog.queryByText(/cannot read this recording/)).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Stop' }))
    expect(dialog.getByRole('button', { name: 'Send voice message' })).toBeVisible()
  })
})
