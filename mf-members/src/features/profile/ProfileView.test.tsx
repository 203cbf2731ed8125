import type { Profile, ProfileCard } from '@duetto/shared/contract'
import { readPendingAction } from '@duetto/shared/platform'
import {
  expectAccessible,
  createImage,
  createPhoto,
  createUser,
  renderRemote,
  testNow,
} from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { createStore } from '../../store'
import { createCard, createProfile, createSearchAnswer } from '../../testing/fakes'
import { ProfileView } from './ProfileView'

const viewer = createUser()
viewer.profile.interests = ['hiking', 'wine']

const show = (over: Partial<Profile> = {}, answers: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(<ProfileView person={createProfile(3, over)} />, {
    path: '/members/3',
    user: viewer,
    createStore,
    ...answers,
    answers: { searchMembers: () => createSearchAnswer([]), ...answers?.answers },
  })

describe('profile', () => {
  it('[TRUST-01] labels a fictional profile on the photo and in the lightbox', async () => {
    const { container, user } = show({ is_fictional: true })
    const photos = screen.getByRole('region', { name: 'Photos of Member 3' })
    expect(within(photos).getByText('Fictional profile')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
    expect(within(screen.getByRole('dialog', { hidden: true })).getByText('Fictional profile')).toBeVisible()
    await expectAccessible(container)
  })

  it('[TRUST-01] shows the cached photo with its label while loading, and does not remount it', async () => {
    const image = createImage(3)
    const card = createCard(3, { is_fictional: true, main_image: image })
    const profile = createProfile(3, { ...card, photos: [createPhoto(3)] })
    const Loading = () => {
      const [person, setPerson] = useState<Profile | ProfileCard>(card)
      return (
        <>
          <button onClick={() => setPerson(profile)}>answer</button>
          <ProfileView person={person} />
        </>
      )
    }
    const answers = { searchMembers: () => createSearchAnswer([]) }
    const { container, user } = renderRemote(<Loading />, {
      path: '/members/3',
      user: viewer,
      createStore,
      answers,
    })
    const photo = screen.getByRole('img', { name: 'Photo of Member 3' })
    expect(screen.getByText('Fictional profile')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Member 3')
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'answer' }))
    expect(container.querySelector('[aria-busy="true"]')).toBeNull()
    expect(screen.getByText('I cook on Sundays.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Photo of Member 3' })).toBe(photo)
  })

  it('[MEMBER-03] lists common interests first', () => {
    show({ interests: ['cooking', 'hiking'] })
    const both = screen.getByRole('heading', { name: 'You both like' }).parentElement as HTMLElement
    expect(
      within(both)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Hiking', 'Cooking'])
    expect(within(both).getByRole('heading', { name: 'Also into' })).toBeVisible()
  })

  it('[ROUTE-03] shows answered prompts, except those unknown to this build', () => {
    const later = { prompt: 'star_sign', answer: 'Leo' } as unknown as Profile['prompts'][number]
    show({ prompts: [{ prompt: 'dish', answer: 'Rye bread.' }, later] })
    expect(screen.getByText('The dish I cook best')).toBeVisible()
    expect(screen.getByText('Rye bread.')).toBeVisible()
    expect(screen.queryByText('Leo')).toBeNull()
  })

  it.each([
    { status: 'member', over: {}, path: ['/members/3/chat'] },
    { status: 'visitor', over: { user: null }, path: [] },
  ])(
    '[CHAT-04] starts the message of a $status with the answer that it replies to',
    async ({ status, over, path }) => {
      const { user, visited, signUps } = show({ prompts: [{ prompt: 'dish', answer: 'Rye bread.' }] }, over)
      await user.click(screen.getByRole('button', { name: /^Reply ?: The dish I cook best$/ }))
      expect(readPendingAction(testNow)).toEqual({ kind: 'message', profileId: 3, text: '“Rye bread.”\n\n' })
      expect(visited).toEqual(path)
      expect(signUps).toHaveLength(status === 'visitor' ? 1 : 0)
    },
  )

  it('[ROUTE-03] ends with similar members, without the shown one', async () => {
    const { calls } = show(
      {},
      {
        answers: {
          searchMembers: () => ({
            ...createSearchAnswer([]),
            profiles: [3, 4, 5].map((id) => createCard(id)),
          }),
        },
      },
    )
    const section = (await screen.findByRole('heading', { name: 'Similar people' }))
      .parentElement as HTMLElement
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/members/4', '/members/5'])
    expect(calls.find(({ name }) => name === 'searchMembers')?.query).toMatchObject({
      gender: 'female',
      country: 'IT',
      min_age: 28,
      max_age: 38,
    })
  })

  it('[MEMBER-01] hides similar members if they fail to load', async () => {
    show({}, { answers: { searchMembers: () => Promise.reject(new Error('away')) } })
    expect(await screen.findByRole('heading', { name: 'Member 3, 33' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Similar people' })).toBeNull()
  })
})

it.each([
  ['reason_for_joining', 'dating', 'Here for'],
  ['relationship_status', 'single', 'Relationship status'],
  ['hair_color', 'brown', 'Hair'],
  ['eye_color', 'green', 'Eyes'],
  ['region', 'Emilia-Romagna', 'Region'],
  ['language', 'it', 'Language'],
])('[MEMBER-03] shows the row for %s only if the site enables it', (field, value, label) => {
  const { unmount } = show({ [field]: value })
  expect(screen.getByText(label, { selector: 'dt' })).toBeVisible()
  unmount()
  show({ [field]: field === 'region' ? '' : null })
  expect(screen.queryByText(label, { selector: 'dt' })).toBeNull()
})
