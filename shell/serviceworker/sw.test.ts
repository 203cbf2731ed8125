/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedParam, shareField, sharePath, takeShared } from '@duetto/shared/domain'

type Listener = (event: object) => void
interface Shown {
  actions: object[]
  data: { path: string; act: string | null }
}

/** Runs the worker's script in a fake browser. */
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
  const tell = async (type: string, event: object): Promise<unknown> => {
    let work: Promise<unknown> | undefined
    const keep = (given: Promise<unknown>) => void (work = given)
    listeners[type]?.({ waitUntil: keep, respondWith: keep, ...event })
    return work
  }
  return { tell, opened, shown }
}

const click = (path: unknown, action = '') => ({
  action,
  notification: { close: () => {}, data: { path, act: '/chats/7?block' } },
})
const push = (content: unknown) => ({ data: { json: () => content } })

describe('the service worker', () => {
  it('[SYNC-03] a click on a notification leads to what it tells of', async () => {
    const { tell, opened } = startWorker()
    await tell('notificationclick', click('/chats/7'))
    expect(opened).toEqual(['/chats/7'])
  })

  it.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', null, 7])(
    '[SYNC-03] a forged one leads nowhere else: %s',
    async (path) => {
      const { tell, opened } = startWorker()
      await tell('notificationclick', click(path))
      expect(opened).toEqual(['/'])
    },
  )

  it('[SYNC-03] a push is shown with a path of this site, and one that is none is dropped', async () => {
    const { tell, shown } = startWorker()
    await tell(
      'push',
      push({ title: 'Duetto', body: 'A new message', path: 'https://evil.example/', tag: 'a' }),
    )
    for (const content of [null, 'text', { title: 1, body: 2 }]) await tell('push', push(content))
    expect(shown.map(([title, { data }]) => [title, data.path])).toEqual([['Duetto', '/']])
  })

  it('[CHAT-06] a notification of a message has a button that leads to blocking its sender', async () => {
    const { tell, shown, opened } = startWorker()
    const message = { title: 'Duetto', body: 'A new message', path: '/chats/7', tag: 'a' }
    await tell('push', push({ ...message, act: { title: 'Block', path: '/chats/7?block' } }))
    await tell('push', push({ ...message, act: { title: 'Block', path: 'https://evil.example/' } }))
    await tell('push', push({ ...message, act: 'Block' }))
    expect(shown.map(([, { actions, data }]) => [actions, data.act])).toEqual([
      [[{ action: 'act', title: 'Block' }], '/chats/7?block'],
      [[{ action: 'act', title: 'Block' }], '/'],
      [[], null],
    ])
    await tell('notificationclick', click('/chats/7', 'act'))
    expect(opened).toEqual(['/chats/7?block'])
  })

  it('[SYNC-03] who looks at the site sees it there: the page is told, and no notification comes', async () => {
    const told: unknown[] = []
    const page = {
      visibilityState: 'visible',
      focused: true,
      postMessage: (data: unknown) => told.push(data),
    }
    const { tell, shown } = startWorker([page])
    await tell('push', push({ title: 'Duetto', body: 'A new message', path: '/chats/7', tag: 'a' }))
    expect([told, shown]).toEqual([[{ type: 'pushed' }], []])
  })

  it('photos shared from another app wait for the profile, and are handed over once', async () => {
    const { tell } = startWorker()
    const body = new FormData()
    body.append(shareField, new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    body.append(shareField, 'words')
    const request = { mode: 'navigate', method: 'POST', url: `https://duetto.test${sharePath}` }
    const answer = (await tell('fetch', { request: { ...request, formData: async () => body } })) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `https://duetto.test/profile?${sharedParam}`,
    ])
    const taken: File[][] = []
    const port = { postMessage: (files: File[]) => taken.push(files) }
    for (const data of [null, { type: 'other' }, takeShared, takeShared])
      await tell('message', { data, ports: [port] })
    expect(taken.map((files) => files.map(({ name }) => name))).toEqual([['a.jpg'], []])
  })

  it('without a network it says so in the browser’s language', async () => {
    const answer = (await startWorker().tell('fetch', {
      request: { mode: 'navigate', method: 'GET', url: 'https://duetto.test/' },
    })) as Response
    expect(answer.status).toBe(503)
    expect(await answer.text()).toMatch(/<html lang="no">[^]*<h1>Ingen tilkobling<\/h1>/)
  })
})
