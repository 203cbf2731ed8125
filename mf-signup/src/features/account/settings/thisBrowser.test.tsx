import { writable } from '@duetto/shared/platform'
import type { PushState } from '@duetto/shared/platform'
import { screen } from '@testing-library/react'
import { makeUser } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { PushSection } from './PushSection'
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
      user: makeUser(),
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
