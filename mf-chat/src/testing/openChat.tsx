import type { CallResponse, Message, Settings, User } from '@duetto/shared/contract'
import { createCard, createUser, renderRemote } from '@duetto/shared/testing'
import type { fakeApi } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { ChatRoutes } from '../routes'
import { createStore } from '../store'
import { answerToSend, cost, createMessage } from './fixtures'

let userId = 500
export const nextUserId = (): number => userId + 1

interface ChatOptions {
  path?: string
  isFictional?: boolean
  settings?: Partial<Settings>
  text?: string
  messages?: Message[]
  readId?: number
  icebreakers?: string[]
  as?: Partial<User>
  answers?: Parameters<typeof fakeApi>[0]
  pageOf?: (query: unknown) => Partial<CallResponse<'getMessages'>>
}

export const openChat = async ({
  path = '/chats/1',
  isFictional = false,
  settings,
  text = 'Hello',
  messages = [createMessage(10, text)],
  readId = 0,
  icebreakers = [],
  as = {},
  answers = {},
  pageOf = () => ({}),
}: ChatOptions = {}) => {
  const profile = createCard(11, { name: 'Clara', is_fictional: isFictional })
  const conversation = { id: 1, profile, other_read_id: readId, draft: '', is_blocked: false }
  userId += 1
  const page = (
    <main>
      <ChatRoutes />
    </main>
  )
  const view = renderRemote(page, {
    path,
    createStore,
    settings,
    user: createUser({ id: userId, credits: 5, paid_user: true, ...as }),
    answers: {
      getMessages: ({ query }) => ({
        conversation,
        profile,
        messages,
        has_more: false,
        is_history_limited: false,
        cost,
        ...pageOf(query),
      }),
      getIcebreakers: () => ({ icebreakers, interests: [], city: null, reason: null }),
      getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
      markRead: () => ({ ok: true, total_unread: 0 }),
      sendTyping: () => ({ ok: true }),
      sendMessage: answerToSend,
      report: () => ({ ok: true, reference: 'R-42', at: '2026-03-01T12:00:00Z' }),
      ...answers,
    },
  })
  const field = await screen.findByRole('textbox', { name: 'Write to Clara' })
  const sent = () => view.calls.filter(({ name }) => name === 'sendMessage')
  return { ...view, field, sent }
}

export const matchMediaBy = (test: (query: string) => boolean): void => {
  const matchMedia = (query: string) => ({
    matches: test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  Object.assign(window, { matchMedia })
}

export const prepareBrowser = (): void => {
  localStorage.clear()
  matchMediaBy((query) => /fine|min-width: 360px/.test(query))
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
    },
    showPopover: () => {},
  })
  // The virtualizer needs heights and scrolling, which jsdom lacks.
  const define = (on: object, name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(on, name, { configurable: true, get })
  define(HTMLElement.prototype, 'offsetHeight', () => 60)
  define(Element.prototype, 'clientHeight', () => 600)
  define(Element.prototype, 'clientWidth', () => 380)
  define(Element.prototype, 'scrollHeight', function () {
    return Number.parseInt(this.querySelector('ol')?.style.height ?? '0', 10)
  })
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0
    setTimeout(() => fireEvent.scroll(this))
  }
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
}
