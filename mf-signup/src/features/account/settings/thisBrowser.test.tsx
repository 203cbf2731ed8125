import { writable } from '@duetto/shared/platform'
import type { PushState } from '@duetto/shared/platform'
import { act, screen, within } from '@testing-library/react'
import { createUser } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { PushSection } from './PushSection'
import { SectionNav } from './SectionNav'
import { SiteSection } from './SiteSection'

const notifications = {
  mail_messages: 'at_once',
  mail_likes: 'daily',
  mail_news: false,
  push_messages: true,
  push_likes: true,
  disabled: [],
  has_push: true,
} as const

it('[LOCALE-05][ACCOUNT-09] sets language, appearance, push and sound of this browser', async () => {
  const chosen: unknown[] = []
  const push = writable<PushState>('off')
  const turn = (to: PushState) => async () => {
    push.set(to)
    return to
  }
  const sound = writable(false)
  const play = jest.fn()
  const theme = writable<'light' | 'dark' | null>(null)
  const { user } = renderScreen(
    <>
      <PushSection notifications={{ ...notifications, disabled: [] }} />
      <SiteSection />
    </>,
    {
      user: createUser(),
      settings: { locales: ['en', 'it'] },
      preferences: {
        chooseLocale: (locale) => chosen.push(locale),
        theme: { ...theme, choose: theme.set },
        push: { ...push, enable: turn('on'), disable: turn('off') },
        messageSound: { ...sound, choose: sound.set, play },
      },
    },
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'it')
  expect(chosen).toEqual(['it'])
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(theme.get()).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('Notifications are on in this browser.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Try it' }))
  expect(play).toHaveBeenCalledTimes(1)
  expect(sound.get()).toBe(false)
  const choice = screen.getByRole('switch', { name: /^Sound and vibration for new messages/ })
  await user.click(choice)
  expect(sound.get()).toBe(true)
  expect(choice).toBeChecked()
})

describe('push', () => {
  const show = (state: PushState, enable = async () => state) =>
    renderScreen(<PushSection notifications={{ ...notifications, disabled: [] }} />, {
      user: createUser(),
      preferences: {
        chooseLocale: () => {},
        theme: { ...writable<'light' | 'dark' | null>(null), choose: () => {} },
        push: { ...writable<PushState>(state), enable, disable: enable },
        messageSound: { ...writable(false), choose: () => {}, play: () => {} },
      },
    })

  it.each(['denied', 'unsupported'] as const)('[ACCOUNT-09] offers no button if push is %s', (state) => {
    show(state)
    expect(screen.queryByRole('button', { name: /^Turn o/ })).toBeNull()
    expect(screen.getByRole('switch', { name: /likes/i })).toBeVisible()
  })

  it('[ACCOUNT-09] is busy while the browser asks for permission', async () => {
    let answer: (state: PushState) => void = () => {}
    const { user } = show('off', () => new Promise<PushState>((resolve) => (answer = resolve)))
    const button = screen.getByRole('button', { name: 'Turn on' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer('off'))
    expect(button).not.toHaveAttribute('aria-busy', 'true')
  })
})

it('[ACCOUNT-11] a link to a section scrolls there and focuses its first control', async () => {
  const scrolled: string[] = []
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.id)
  }
  const { user } = renderScreen(
    <>
      <SectionNav />
      <SiteSection />
    </>,
    { user: createUser(), settings: { locales: ['en', 'it'] } },
  )
  const nav = screen.getByRole('navigation')
  expect(within(nav).getAllByRole('link')).toHaveLength(9)
  await user.click(within(nav).getAllByRole('link')[2] as HTMLElement)
  expect(scrolled).toEqual(['site'])
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveFocus()
})
