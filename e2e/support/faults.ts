import { containerName, timings } from '@duetto/shared/domain'
import type { Page, Route } from '@playwright/test'
import { patchBoot } from './boot'

const chat = '**/r/mf-chat/**'
export const afterTimeout = { timeout: timings.remoteLoadMs + 5000 }

const entry = /\/r\/mf-chat\/[^/]+\/entry\.[^/]*\.js/

/** Removes the integrity hashes from the page, because they would reject the replacement. */
const replaceEntry = async (page: Page, script: (container: string) => string): Promise<void> => {
  await patchBoot(page, (html) =>
    html.replace(/,"integrity":"[^"]*"/g, '').replace(/ integrity="[^"]*"/g, ''),
  )
  await page.route(entry, (route) => {
    const build = /\/r\/mf-chat\/([^/]+)\//.exec(route.request().url())?.[1] ?? ''
    const body = script(containerName('mf-chat', build))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

const answerWith = (answer: Parameters<Route['fulfill']>[0]) => (page: Page) =>
  page.route(chat, (route) => route.fulfill(answer))

const container = (parts: { platform?: string; mount?: string; get?: string }) => (name: string) =>
  `
  const lifecycles = {
    bootstrap: [async () => {}],
    mount: [async (props) => { ${parts.mount ?? ''} }],
    unmount: [async () => {}],
    update: [async () => {}],
  }
  const contract = { name: 'mf-chat', platform: '${parts.platform ?? '1'}', routes: {}, slots: [] }
  globalThis['${name}'] = {
    init: async () => {},
    get: async (module) => {
      ${parts.get ?? ''}
      return () => (module === './contract' ? { contract } : { ...lifecycles, default: lifecycles })
    },
  }`

export const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'is down': (page) => page.route(chat, (route) => route.abort()),
  hangs: (page) => page.route(chat, () => {}),
  'answers 404': answerWith({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'answers 500 with JSON': answerWith({ status: 500, contentType: 'application/json', body: '{"error":1}' }),
  'answers with a page of HTML': answerWith({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'is cut short': (page) =>
    page.route(entry, async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      return route.fulfill({ response: answer, body: body.slice(0, body.length / 2) })
    }),
  'throws when it is loaded': (page) => replaceEntry(page, () => `throw new Error('at load')`),
  'gives no container': (page) => replaceEntry(page, () => `globalThis.something = 1`),
  'throws when it is drawn first': (page) =>
    replaceEntry(page, container({ mount: `throw new Error('at first render')` })),
  'throws later': (page) =>
    replaceEntry(page, container({ mount: `setTimeout(() => props.onFatal(new Error('later')), 300)` })),
  'lacks a chunk': (page) =>
    replaceEntry(
      page,
      container({
        get: `if (module === './app') throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })`,
      }),
    ),
  'waits for a chunk for ever': (page) =>
    replaceEntry(page, container({ get: `if (module === './app') await new Promise(() => {})` })),
  'needs another platform': (page) => replaceEntry(page, container({ platform: '9' })),
  'is not in the registry': (page) =>
    patchBoot(page, (html) =>
      html.replace(/(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/s, (_, open, json, close) => {
        const boot = JSON.parse(json) as { remotes: Record<string, unknown> }
        delete boot.remotes['mf-chat']
        return `${open}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${close}`
      }),
    ),
  'has a broken line in the registry': async (page) => {
    // Block the refresh of the plans, in which the page would find the working build.
    await page.route('**/registry/plans.json*', (route) => route.abort())
    return patchBoot(page, (html) =>
      html.replace(/("mf-chat":\{"build":")[^"]*(","entry":")[^"]*"/, '$1x$2/r/mf-chat/x/none.js"'),
    )
  },
}

export const removeFaults = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })
