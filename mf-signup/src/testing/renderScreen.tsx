import type { Settings, User } from '@duetto/shared/contract'
import type { Session } from '@duetto/shared/platform'
import { renderRemote } from '@duetto/shared/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createStore } from '../store'

type RemoteOptions = NonNullable<Parameters<typeof renderRemote>[1]>
type ScreenOptions = Omit<RemoteOptions, 'createStore' | 'catalogues'> & { isPhone?: boolean }

const regions = [{ country: 'IT', region: 'Emilia-Romagna', cities: ['Bologna', 'Parma'] }]
const baseSettings: Partial<Settings> = { locales: ['en', 'it'] }

const sessionOf = (user: User | null): Session => ({
  status: user ? 'member' : 'visitor',
  user,
  totalUnread: 0,
  totalNewLikes: 0,
})

export const renderScreen = (screen: ReactNode, { isPhone = false, ...options }: ScreenOptions = {}) => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('min-width') !== isPhone,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as never
  const { answers = {} } = options
  answers.getRegions ??= () => ({ regions })
  const settings = { ...baseSettings, ...options.settings }
  const view = renderRemote(screen, { ...options, answers, settings, createStore })
  return {
    ...view,
    answers,
    visited: view.moves,
    signIn: (member: User | null) => act(() => view.session.set(sessionOf(member))),
  }
}
