/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedParam, shareField, sharePath, takeShared } from '@duetto/shared/domain'

type Listener = (event: object) => void
interface Shown {
  actions: object[]
  data: { path: string; act: string | null }
}

const startWorker = (pages: readonly object[] = []) => {
  const listeners: Record<string, Listener> = {}
  const opened: string[] = []
  const shown: [string, Shown][] = []
  const self = {
    location: { origin: 'https://duetto.test' },
    navigator: { languages: ['nb-NO', 'en'] },
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    clients: { matchAll: async () => pages, openWindow: async (path: string) => opened.push(path) },
    registration: {
      showNotification: async (title: string, options: Shown) => shown.push([title, options]),
    },
  }
  const script = readFileSync(join(__dirname, 'sw.js'), 'utf8')
  const fetch = async () => Promise.reject(new TypeError('offline'))
  new Function('self', 'fetch', 'Response', 'URL', script)(self, fetch, Response, URL)
  const dispatch = async (type: string, event: object): Promise<unknown> => {
    let work: Promise<unknown> | undefined
    const wait = (promise: Promise<unknown>) => void (work = promise)
    listeners[type]?.({ waitUntil: wait, respondWith: wait, ...event })
    return work
  }
  return { dispatch, opened, shown }
}

const click = (path: unknown, action = '') => ({
  action,
  notification: { close: () => {}, data: { path, act: '/chats/7?block' } },
})
const push = (content: unknown) => ({ data: { json: () => content } })

describe('the service worker', () => {
  it('[SYNC-03] a click on a notification opens its page', async () => {
    const { dispatch, opened } = startWorker()
    await dispatch('notificationclick', click('/chats/7'))
    expect(opened).toEqual(['/chats/7'])
  })

  it.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', null, 7])(
    '[SYNC-03] a click on a forged path opens the home page: %s',
    async (path) => {
      const { dispatch, opened } = startWorker()
      await dispatch('notificationclick', click(path))
      expect(opened).toEqual(['/'])
    },
  )

  it('[SYNC-03] shows a push with a path of this site and drops invalid ones', async () => {
    const { dispatch, shown } = startWorker()
    await dispatch(
      'push',
      push({ title: 'Duetto', body: 'A new message', path: 'https://evil.example/', tag: 'a' }),
    )
    for (const content of [null, 'text', { title: 1, body: 2 }]) await dispatch('push', push(content))
    expect(shown.map(([title, { data }]) => [title, data.path])).toEqual([['Duetto', '/']])
  })

  it('[CHAT-06] a notification of a message has a button to block the sender', async () => {
    const { dispatch, shown, opened } = startWorker()
    const message = { title: 'Duetto', body: 'A new message', path: '/chats/7', tag: 'a' }
    await dispatch('push', push({ ...message, act: { title: 'Block', path: '/chats/7?block' } }))
    await dispatch('push', push({ ...message, act: { title: 'Block', path: 'https://evil.example/' } }))
    await dispatch('push', push({ ...message, act: 'Block' }))
    expect(shown.map(([, { actions, data }]) => [actions, data.act])).toEqual([
      [[{ action: 'act', title: 'Block' }], '/chats/7?block'],
      [[{ action: 'act', title: 'Block' }], '/'],
      [[], null],
    ])
    await dispatch('notificationclick', click('/chats/7', 'act'))
    expect(opened).toEqual(['/chats/7?block'])
  })

  it('[SYNC-03] notifies a focused page instead of showing a notification', async () => {
    const received: unknown[] = []
    const page = {
      visibilityState: 'visible',
      focused: true,
      postMessage: (data: unknown) => received.push(data),
    }
    const { dispatch, shown } = startWorker([page])
    await dispatch('push', push({ title: 'Duetto', body: 'A new message', path: '/chats/7', tag: 'a' }))
    expect([received, shown]).toEqual([[{ type: 'pushed' }], []])
  })

  it('passes photos shared from another app to the profile page once', async () => {
    const { dispatch } = startWorker()
    const body = new FormData()
    body.append(shareField, new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    body.append(shareField, 'words')
    const request = { mode: 'navigate', method: 'POST', url: `https://duetto.test${sharePath}` }
    const answer = (await dispatch('fetch', {
      request: { ...request, formData: async () => body },
    })) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `https://duetto.test/profile?${sharedParam}`,
    ])
    const transferred: File[][] = []
    const port = { postMessage: (files: File[]) => transferred.push(files) }
    for (const data of [null, { type: 'other' }, takeShared, takeShared])
      await dispatch('message', { data, ports: [port] })
    expect(transferred.map((files) => files.map(({ name }) => name))).toEqual([['a.jpg'], []])
  })

  it('shows the offline page in the browser’s language', async () => {
    const answer = (await startWorker().dispatch('fetch', {
      request: { mode: 'navigate', method: 'GET', url: 'https://duetto.test/' },
    })) as Response
    expect(answer.status).toBe(503)
    expect(await answer.text()).toMatch(/<html lang="no">[^]*<h1>Ingen tilkobling<\/h1>/)
  })
})
