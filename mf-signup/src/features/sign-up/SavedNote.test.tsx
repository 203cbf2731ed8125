import { storePendingAction } from '@duetto/shared/platform'
import { expectAccessible } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createCard, testNow } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { SignUpPage } from './SignUpPage'

type Request = NonNullable<Parameters<typeof renderScreen>[1]>['request']

beforeEach(() => sessionStorage.clear())

const answers = { getMember: () => ({ profile: createCard(3, { name: 'Luca' }) }) }
const open = (request: Request = {}) =>
  renderScreen(
    <main>
      <SignUpPage />
    </main>,
    { answers, request },
  )
const note = () => document.querySelector('[data-saved]')
const messageField = () => screen.queryByLabelText('Your first message to Luca')

describe('sign-up after a lander', () => {
  it('[ROUTE-07] quotes the message on both screens, in full for screen readers, and does not ask for it again', async () => {
    const message = `Hello Luca, ${'I like your dog. '.repeat(20)}`.trim()
    storePendingAction({ kind: 'message', profileId: 3, text: message }, testNow)
    const { user, baseElement } = open({ profileId: 3, message })
    expect(await screen.findByText(`Your message to Luca is saved: “${message}”`)).toBeVisible()
    expect(screen.getByText('Create a free account to write to Luca.')).toBeVisible()
    expect(messageField()).toBeNull()
    expect(screen.getAllByText(/Hello Luca/)).toHaveLength(1)
    expect(note()?.closest('[role=status], [aria-live]')).toBeNull()
    await expectAccessible(baseElement)
    await user.type(screen.getByLabelText('E-mail address'), 'anna@site.test{Enter}')
    expect(screen.getByLabelText('Password')).toBeVisible()
    expect(note()).toHaveTextContent(`Your message to Luca is saved: “${message}”`)
  })

  it('[ROUTE-07] mentions a message only after the screen that asks for it', async () => {
    const { user } = open({ profileId: 3 })
    await screen.findByRole('heading', { name: 'Meet Luca' })
    await user.type(screen.getByLabelText('Your first message to Luca'), 'Hello')
    expect(note()).toBeNull()
    await user.type(screen.getByLabelText('E-mail address'), 'anna@site.test{Enter}')
    expect(note()).toHaveTextContent('Your message to Luca is saved: “Hello”')
  })

  it('[ROUTE-07] confirms a like, and asks for no message', async () => {
    storePendingAction({ kind: 'like', profileId: 3 }, testNow)
    open({ profileId: 3 })
    expect(await screen.findByText('Luca gets your like when your profile is ready.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Meet Luca' })).toBeVisible()
    expect(screen.getByText('Five short steps, then you can start browsing.')).toBeVisible()
    expect(screen.queryByText(/to write to Luca/)).toBeNull()
    expect(messageField()).toBeNull()
  })

  it('[ROUTE-07] with a like and an address, opens the details', async () => {
    storePendingAction({ kind: 'like', profileId: 3 }, testNow)
    open({ profileId: 3, email: 'anna@site.test' })
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(note()).toHaveTextContent('Luca gets your like when your profile is ready.')
  })

  it('[ROUTE-07] for another profile than the liked one, asks for a message', async () => {
    storePendingAction({ kind: 'like', profileId: 4 }, testNow)
    open({ profileId: 3 })
    expect(await screen.findByLabelText('Your first message to Luca')).toBeVisible()
    expect(screen.getByText('Create a free account to write to Luca.')).toBeVisible()
    expect(note()).toBeNull()
  })

  it.each([
    [[], 'Your like is sent when your profile is ready.'],
    [[5, 6, 7, 8], 'Your 5 likes are sent when your profile is ready.'],
  ])('[SIGNUP-01] counts the likes of a lander: the first and %j', async (others, text) => {
    storePendingAction({ kind: 'like', profileId: 4, others }, testNow)
    open({ email: 'anna@site.test' })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeVisible()
  })

  it('[SIGNUP-01] lists the interests of a lander', async () => {
    open({ email: 'anna@site.test', interests: ['music', 'cooking'] })
    expect(await screen.findByText('Saved for your profile: Music, Cooking')).toBeVisible()
  })

  it('[SIGNUP-01] shows no message that belongs to another profile', () => {
    storePendingAction({ kind: 'message', profileId: 3, text: 'Hello' }, testNow)
    open()
    expect(screen.getByLabelText('E-mail address')).toBeVisible()
    expect(note()).toBeNull()
  })

  it.each(['message', 'gift'] as const)('[SIGNUP-01] shows no note for a %s without a text', (kind) => {
    storePendingAction({ kind, profileId: 3 }, testNow)
    open()
    expect(screen.getByLabelText('E-mail address')).toBeVisible()
    expect(note()).toBeNull()
  })

  it('[SIGNUP-01] shows no note without saved answers', () => {
    open()
    expect(screen.getByLabelText('E-mail address')).toBeVisible()
    expect(note()).toBeNull()
  })
})
