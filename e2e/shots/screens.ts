import type { APIRequestContext, Page } from '@playwright/test'
import { expect, request as http } from '@playwright/test'
import { findFictional, findPeople } from '../support/members'
import { demoPassword } from '../support/people'
import { ownPaths, readRoutes } from '../support/routes'
import { site } from '../support/site'

export const viewers = {
  visitor: null,
  free: 'anna@demo.duetto.test',
  paid: 'marco@demo.duetto.test',
} as const
export type Viewer = keyof typeof viewers

export interface Screen {
  name: string
  path: string
}

const user = `${site.url}/api/user.php`
const headers = { origin: site.url, 'x-request-type': 'client' }

export const openAs = async (page: Page, viewer: Viewer, language = 'en'): Promise<void> => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: language, url: site.url }])
  const email = viewers[viewer]
  if (!email) return
  const loggedIn = await page.request.post(user, { headers, data: { email, password: demoPassword } })
  expect(loggedIn.status()).toBe(200)
  await speak(page, language)
}

export const speak = async (page: Page, language: string): Promise<void> =>
  expect((await page.request.put(user, { headers, data: { language } })).status()).toBe(200)

interface ChatExample {
  conversation: { id: number }
  last_message: { is_mine: boolean } | null
}

export const readExamples = async (request: APIRequestContext) => {
  const people = await findPeople(request)
  const chats = await request.get(`${site.url}/api/chats.php`)
  const list = chats.ok() ? ((await chats.json()) as { chats: ChatExample[] }).chats : []
  return {
    real: people.find((one) => !one.is_fictional)?.id ?? people[0]?.id,
    fictional: (await findFictional(request)).id,
    chat: (list.find(({ last_message: last }) => last?.is_mine === false) ?? list[0])?.conversation.id,
  }
}

export const listScreens = async (request: APIRequestContext, viewer: Viewer): Promise<Screen[]> => {
  const { real, fictional, chat } = await readExamples(request)
  const routes = (await readRoutes(request)).filter(
    ({ access, id }) =>
      access === 'anyone' || (access === 'visitors') === (viewer === 'visitor') || id === 'index',
  )
  const varying: Record<string, (string | number | undefined)[]> = {
    '/chats/:id': [chat],
    '/credits/:id/:paymentmethod?': ['p1', 'p1/creditcard'],
    '/likes/:type': ['sent', 'matches'],
    '/transactions/:id?': [''],
  }
  const addresses = routes.flatMap(({ path }) => {
    if (!path.includes(':')) return [path]
    if (/^\/landers/.test(path)) return [path.replace('/:slug?', '')]
    const fixed = path.replace('/:slug?', '')
    const values = varying[path] ?? [real, fictional]
    return values
      .filter((value) => value !== undefined)
      .map((value) => fixed.replace(/\/:.*?(?=\/[a-z]|$)/, value === '' ? '' : `/${value}`))
  })
  const paths = new Set([...addresses, ...ownPaths, '/compliance-statement', '/no/such/page'])
  return [...paths].map((path) => ({ path, name: path.slice(1).replaceAll('/', '_') || 'home' }))
}

export const readFictionalFaces = async (): Promise<string[]> => {
  const anybody = await http.newContext()
  const faces = new Set<string>()
  for (const gender of ['female', 'male'])
    for (let age = 18; age < 70; age += 3) {
      const answer = await anybody.get(
        `${site.url}/api/members.php?limit=48&gender=${gender}&min_age=${age}&max_age=${age + 2}`,
      )
      const { profiles } = (await answer.json()) as {
        profiles: { is_fictional: boolean; main_image: { filename: string } | null }[]
      }
      for (const { is_fictional, main_image } of profiles)
        if (is_fictional && main_image) faces.add(main_image.filename.replace(/\/[^/]*$/, '/'))
    }
  await anybody.dispose()
  return [...faces]
}
