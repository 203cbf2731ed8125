import { act } from '@testing-library/react'
import { createUser, fakePlatform, renderRemote } from '@duetto/shared/testing'
import { createPopupQueue } from '../../host/popups/popupQueue'
import { useEntryWarning } from './useEntryWarning'

beforeEach(() => localStorage.clear())

const open = (user: Parameters<typeof createUser>[0] | null) => {
  const fake = fakePlatform({
    user: user && createUser(user),
    settings: { enable_site_entry_popup: 'yes', site_entry_countries: ['IT'] },
    country: 'IT',
  })
  const queue = createPopupQueue(() => 0)
  let accept = (): void => {}
  const Page = () => {
    accept = useEntryWarning({ platform: fake.platform, queue, route: null })
    return null
  }
  renderRemote(<Page />)
  return { ...fake, queue, accept: () => act(() => accept()) }
}

it('[ENTRY-01] warns a visitor until the warning is accepted', () => {
  const { queue, accept } = open(null)
  expect(queue.get()?.name).toBe('entry')
  accept()
  expect(queue.get()).toBeNull()
})

it('[ENTRY-02] does not warn a member who has logged out without a reload', () => {
  const { queue, session } = open({})
  act(() => session.set({ ...session.get(), status: 'visitor', user: null }))
  expect(queue.get()).toBeNull()
})
