import type { OwnProfile } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import { PlatformContext, usePlatform } from '@duetto/shared/platform'
import { createImage, createOwnProfile, createUser, renderRemote, testNow } from '@duetto/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { createDefaults } from '../../../entities/search/filters'
import { searchRequested } from '../../../entities/search/slice'
import { createStore } from '../../../store'
import { createSearchAnswer } from '../../../testing/fakes'
import { fakeViewport } from '../../../testing/fakeViewport'
import { SearchPage } from '../SearchPage'

let viewport: ReturnType<typeof fakeViewport>
beforeEach(() => {
  viewport = fakeViewport()
})
afterEach(() => viewport.restore())

type MountSlot = NonNullable<Platform['mountSlot']>

const show = async (over: Partial<OwnProfile> = {}, settings = {}) => {
  const mounted: { name: string; props: { card: string; onClose: () => void } }[] = []
  const mountSlot: MountSlot = (name, host, slotProps, { onMounted }) => {
    mounted.push({ name, props: slotProps as never })
    host.append(Object.assign(document.createElement('p'), { textContent: 'The card' }))
    onMounted()
    return { update: () => {}, unmount: () => {} }
  }
  const WithSlots = () => (
    <PlatformContext value={{ ...usePlatform(), mountSlot } as unknown as Platform}>
      <SearchPage />
    </PlatformContext>
  )
  const view = renderRemote(<WithSlots />, {
    path: '/members',
    createStore,
    user: createUser({ profile: createOwnProfile(over) }),
    settings: { search_fields: [], countries: [], ...settings },
    answers: { searchMembers: () => createSearchAnswer([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) },
  })
  await screen.findByRole('heading', { name: /^Member 10/ })
  return { ...view, mounted }
}
const places = () => [...screen.getByRole('list', { name: 'Results' }).children]

describe('the card that asks for a detail', () => {
  it('[ACCOUNT-10] appears between the people, and stays when its answer arrives', async () => {
    const { mounted, session } = await show()
    expect(await screen.findByText('The card')).toBeVisible()
    expect(mounted).toMatchObject([{ name: 'profile-card', props: { card: 'photo' } }])
    expect(within(places()[8] as HTMLElement).getByText('The card')).toBeVisible()
    const user = createUser({ profile: createOwnProfile({ dismissed_cards: { photo: testNow } }) })
    act(() => session.set({ status: 'member', user, totalUnread: 0, totalNewLikes: 0 }))
    expect(screen.getByText('The card')).toBeVisible()
    expect(mounted).toHaveLength(1)
  })

  it('[ACCOUNT-10] loads only near the viewport', async () => {
    viewport.restore()
    viewport = fakeViewport({ isInView: false })
    const { mounted } = await show()
    expect(document.querySelector('[data-card="photo"]')).toBeVisible()
    expect(mounted).toEqual([])
    act(() => viewport.enter())
    expect(await screen.findByText('The card')).toBeVisible()
  })

  it('[ACCOUNT-10] stays mounted while another search loads other people', async () => {
    const { mounted, store, answers } = await show()
    const card = await screen.findByText('The card')
    answers.searchMembers = () => createSearchAnswer([11, 12])
    act(() => void store?.dispatch(searchRequested(createDefaults('male', 'DE'))))
    expect(screen.queryByRole('heading', { name: /^Member/ })).toBeNull()
    expect(screen.getByText('The card')).toBe(card)
    await screen.findByRole('heading', { name: /^Member 12/ })
    expect(screen.getByText('The card')).toBe(card)
    expect(places()).toHaveLength(3)
    expect(mounted).toHaveLength(1)
  })

  it('[ACCOUNT-10] closes, and focus moves to the next person', async () => {
    const { mounted } = await show()
    await screen.findByText('The card')
    act(() => mounted[0]?.props.onClose())
    expect(screen.queryByText('The card')).toBeNull()
    expect(screen.getByRole('link', { name: /Member 9/ })).toHaveFocus()
  })

  it('[ACCOUNT-10] is not loaded after “Not now” on another device', async () => {
    const { mounted } = await show({ dismissed_cards: { words: testNow - timings.profileCardPauseMs + 1 } })
    expect(await screen.findByRole('region', { name: 'Question of the day' })).toBeVisible()
    expect(mounted).toEqual([])
  })

  it('[CONFIG-01] asks only for what the site shows', async () => {
    const images = [1, 2].map((id) => ({
      ...createImage(id),
      refusal: null,
      is_refused_by_program: false,
      appeal: null,
    }))
    const { mounted } = await show(
      { main_image: createImage(1), images, prompts: [{ prompt: 'sunday', answer: 'Bed' }] },
      { visible_profile_fields: ['eye_color'] },
    )
    await screen.findByText('The card')
    expect(mounted).toMatchObject([{ props: { card: 'eye_color' } }])
  })
})

it('reserves the height that the card had before', async () => {
  let report: (entries: object[]) => void = () => {}
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Observer })
  const row = () => document.querySelector('[data-card]')
  const first = await show()
  report([{ borderBoxSize: [{ blockSize: 262 }] }])
  first.unmount()
  await show()
  expect(row()).toHaveStyle({ minHeight: '262px' })
  Reflect.deleteProperty(window, 'ResizeObserver')
})
