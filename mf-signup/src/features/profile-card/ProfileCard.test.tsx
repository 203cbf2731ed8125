import type { OwnProfile, ProfileChange } from '@duetto/shared/contract'
import type { ProfileCardKind } from '@duetto/shared/domain'
import { dayMs, prompts, timings } from '@duetto/shared/domain'
import { createFile } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { createImage, createOwnProfile, createUser, refuse, testNow } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { ProfileCard } from './ProfileCard'

jest.mock('../../widgets/photos/PhotoEditor', () => ({
  __esModule: true,
  default: ({ file, onDone }: { file: File; onDone: (picture: File) => void }) => (
    <button type="button" onClick={() => onDone(file)}>
      Use it
    </button>
  ),
}))

const complete: Partial<OwnProfile> = {
  interests: ['art', 'beer', 'beach', 'wine', 'tea', 'music'],
  prompts: [{ prompt: 'sunday', answer: 'Bed' }],
  reason_for_joining: 'dating',
  body_type: 'slim',
  hair_color: 'red',
  eye_color: 'green',
  relationship_status: 'single',
}
const images = [createImage(1), createImage(2)]
const base = { main_image: images[0], images, about_me: 'I read.' }

const Search = (props: ComponentProps<typeof ProfileCard>) => {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Search again
      </button>
      <ProfileCard key={count} {...props} />
    </>
  )
}

const show = (card: ProfileCardKind, over: Partial<OwnProfile> = {}, answers = {}) => {
  const onClose = jest.fn()
  let profile = createOwnProfile({ ...base, ...over })
  const view = renderScreen(<Search card={card} onClose={onClose} />, {
    user: createUser({ profile }),
    answers: {
      saveProfile: ({ body }) => {
        profile = { ...profile, ...(body as ProfileChange) }
        return { profile }
      },
      dismissProfileCard: () => ({ profile }),
      uploadPhoto: () => {
        profile = { ...profile, images: [...profile.images, createImage(3, 'pending')] }
        return { image: createImage(3, 'pending') }
      },
      getProfile: () => ({ profile }),
      ...answers,
    },
  })
  return { ...view, onClose }
}
const press = (name: string) => screen.getByRole('button', { name })

describe('card for a profile detail', () => {
  beforeEach(() => sessionStorage.clear())

  it('[ACCOUNT-10] saves a choice by one press, shows the progress, and continues', async () => {
    const view = show('hair_color')
    expect(screen.getByRole('region', { name: 'What colour is your hair?' })).toBeVisible()
    const before = Number(screen.getByRole('progressbar').getAttribute('value'))
    await view.user.click(press('Red'))
    expect(view.calls).toContainEqual({ name: 'saveProfile', body: { hair_color: 'red' } })
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toHaveFocus()
    expect(Number(screen.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(before)
    await view.user.click(press('Next question'))
    expect(screen.getByRole('heading', { name: 'Add 5 more interests' })).toHaveFocus()
    expect(view.onClose).not.toHaveBeenCalled()
  })

  it('[ACCOUNT-10] another search leaves the focus where it is', async () => {
    const { user } = show('hair_color')
    await user.click(press('Red'))
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toHaveFocus()
    await user.click(press('Search again'))
    expect(screen.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
    expect(press('Search again')).toHaveFocus()
  })

  it('[ACCOUNT-10] does not call a profile complete while a dismissed detail is missing', async () => {
    const { user } = show('tattoos', {
      ...complete,
      eye_color: null,
      dismissed_cards: { eye_color: testNow - timings.profileCardPauseMs },
    })
    await user.click(press('None'))
    expect(await screen.findByRole('heading', { name: 'Thank you, that’s on your profile' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull()
  })

  it('[ACCOUNT-10] “Not now” is stored on the server, then the card closes', async () => {
    const view = show('tattoos')
    await view.user.click(press('Not now'))
    expect(view.calls).toEqual([{ name: 'dismissProfileCard', body: { card: 'tattoos' } }])
    expect(view.onClose).toHaveBeenCalledTimes(1)
  })

  it('[TRUST-11] explains why an answer was not saved, and closes if “Not now” fails', async () => {
    const view = show(
      'body_type',
      {},
      { saveProfile: refuse('network'), dismissProfileCard: refuse('network') },
    )
    await view.user.click(press('Slim'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/.{10,}/)
    await view.user.click(press('Not now'))
    expect(view.onClose).toHaveBeenCalledTimes(1)
  })

  it('[ACCOUNT-10] adds interests to the chosen ones, which it does not offer', async () => {
    const view = show('interests', { interests: ['cooking', 'wine', 'art'] })
    expect(screen.getByRole('heading', { name: 'Add 3 more interests' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Cooking' })).toBeNull()
    await view.user.click(screen.getByRole('checkbox', { name: 'Hiking' }))
    await view.user.click(press('Add to profile'))
    const body = { interests: ['cooking', 'wine', 'art', 'hiking'] }
    expect(view.calls).toContainEqual({ name: 'saveProfile', body })
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
  })

  it('[ACCOUNT-10] asks for at least one interest', async () => {
    const view = show('interests', { interests: ['cooking'] })
    await view.user.click(press('Add to profile'))
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an interest first.')
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose an interest first.')
    await view.user.click(screen.getByRole('checkbox', { name: 'Hiking' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(view.calls).toEqual([])
  })

  it('[ACCOUNT-10] asks for words, and refuses none', async () => {
    const view = show('words', { about_me: '' })
    await view.user.click(press('Add to profile'))
    expect(screen.getByLabelText('About me')).toBeInvalid()
    expect(view.calls).toEqual([])
    await view.user.type(screen.getByLabelText('About me'), 'Goats.')
    await view.user.click(press('Add to profile'))
    expect(view.calls).toContainEqual({ name: 'saveProfile', body: { about_me: 'Goats.' } })
  })

  it('[ACCOUNT-10] asks to finish today’s sentence, or another one', async () => {
    const view = show('prompts')
    const next = prompts[(Math.floor(testNow / dayMs) + 1) % prompts.length]
    await view.user.click(press('Another one'))
    await view.user.type(screen.getByRole('textbox'), ' Goats. ')
    await view.user.click(press('Add to profile'))
    const body = { prompts: [{ prompt: next, answer: 'Goats.' }] }
    expect(view.calls).toContainEqual({ name: 'saveProfile', body })
  })

  it('[ACCOUNT-10] restores an unsaved sentence after another search', async () => {
    const { user } = show('prompts')
    await user.click(press('Another one'))
    await user.type(screen.getByRole('textbox'), 'Goats')
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    const opening = field.labels[0]?.textContent
    await user.click(press('Search again'))
    expect(field).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: opening })).toHaveValue('Goats')
  })

  it('[PHOTO-01] uploads a second photo in place', async () => {
    const view = show('second_photo', { images: [createImage(1)] })
    await view.user.upload(screen.getByLabelText('Add a photo'), createFile())
    await view.user.click(await screen.findByRole('button', { name: 'Use it' }))
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
  })

  it('[ACCOUNT-10] shows when the profile is complete', async () => {
    const view = show('tattoos', complete)
    await view.user.click(press('None'))
    expect(await screen.findByRole('heading', { name: 'Thank you, your profile is complete' })).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveValue(100)
    await view.user.click(press('Close'))
    expect(view.onClose).toHaveBeenCalledTimes(1)
  })
})
