import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writable } from '@duetto/shared/platform'
import { fakePlatform } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import * as app from '../index'
import { slots } from '../slots'
import { createCard, createOwnProfile, createUser } from '../testing/fakes'

const mockLoaded: string[] = []
const mockRead = (path: string) => ({
  __esModule: true,
  get default(): unknown {
    mockLoaded.push(path)
    return jest.requireActual(path)
  },
})
jest.mock('../locales/it.json', () => mockRead('../locales/it.json'))
jest.mock('../features/account/locales/it.json', () => mockRead('../features/account/locales/it.json'))
jest.mock('../features/links/locales/it.json', () => mockRead('../features/links/locales/it.json'))
jest.mock('../features/sign-up/locales/it.json', () => mockRead('../features/sign-up/locales/it.json'))

const common = '../locales/it.json'
const own = (feature: string) => `../features/${feature}/locales/it.json`
const member = createUser({ status: 'active', signup_step: 5, profile: createOwnProfile() })
const answers = {
  getProfile: () => ({ profile: member.profile }),
  getNotifications: () => ({
    mail_messages: 'at_once',
    mail_likes: 'daily',
    mail_news: false,
    push_messages: true,
    push_likes: true,
    disabled: [],
    has_push: true,
  }),
  getMember: () => ({ profile: createCard(3) }),
}

type Step = (props: never) => Promise<unknown>
type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', readonly Step[]>
const run = async (steps: readonly Step[], props: object) => {
  for (const step of steps) await step(props as never)
}
const open = async (lifecycles: Lifecycles, path: string, user: typeof member | null, slot?: object) => {
  const { platform } = fakePlatform({ path, user, answers })
  const domElement = document.createElement('div')
  document.body.append(domElement)
  history.replaceState(null, '', path)
  const props = {
    name: 'mf-signup',
    domElement,
    slot,
    platform: { ...platform, locale: writable('it') },
    onFatal: (error: Error) => {
      throw error
    },
  }
  await run(lifecycles.bootstrap, props)
  await run(lifecycles.mount, props)
  return () => run(lifecycles.unmount, props)
}

// Mounting waits for React to render, so it must happen outside act().
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never
})
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
beforeEach(() => void mockLoaded.splice(0))

describe('texts', () => {
  it.each([
    ['/login', null, 'Che bello rivederti', []],
    ['/settings', member, 'Impostazioni', [own('account')]],
    ['/profile', member, 'Il mio profilo', [own('account')]],
    ['/signup', null, 'Iscriviti gratis', [own('sign-up')]],
    ['/account-deleted', null, 'Account eliminati', [own('links')]],
  ])('of %s are the common ones and those of its feature', async (path, user, heading, texts) => {
    const close = await open(app, path, user)
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(new Set(mockLoaded)).toEqual(new Set([...texts, common]))
    await close()
  })

  it.each([
    ['sign-up-modal', { request: {} }, null, [own('sign-up')]],
    ['activation-reminder', { variant: 'modal', onClose: () => {} }, member, []],
  ])('of the slot %s are the common ones and those of its feature', async (name, slot, user, texts) => {
    const close = await open(slots[name] as Lifecycles, '/members', user, slot)
    await screen.findByRole('dialog')
    expect(new Set(mockLoaded)).toEqual(new Set([...texts, common]))
    await close()
  })

  it('are in the catalogues next to their feature, or else in the common ones', () => {
    const src = join(__dirname, '..')
    const folderOf = (dir: string): string =>
      existsSync(join(dir, 'locales')) ? join(dir, 'locales') : folderOf(dirname(dir))
    const misplaced = (readdirSync(src, { recursive: true }) as string[])
      .filter((name) => /[mM]essages\.ts$/.test(name))
      .flatMap((name) => {
        const ids = [...readFileSync(join(src, name), 'utf8').matchAll(/\bid: '([^']+)'/g)].map(
          ([, id]) => id,
        )
        const italian = JSON.parse(
          readFileSync(join(folderOf(dirname(join(src, name))), 'it.json'), 'utf8'),
        ) as object
        return ids.filter((id) => id === undefined || !Object.hasOwn(italian, id))
      })
    expect(misplaced).toEqual([])
  })
})
