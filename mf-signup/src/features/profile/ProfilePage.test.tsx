import { screen, within } from '@testing-library/react'
import { makeImage, makeOwnProfile, makeUser } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { ProfilePage } from './ProfilePage'

const show = (over: Parameters<typeof makeOwnProfile>[0] = {}) =>
  renderScreen(<ProfilePage />, {
    user: makeUser(),
    answers: {
      getProfile: () => ({ profile: makeOwnProfile(over) }),
      saveProfile: ({ body }) => ({ profile: makeOwnProfile({ ...over, ...(body as object) }) }),
    },
  })

describe('profile page', () => {
  it('[ROUTE-20] saves what was changed and says so', async () => {
    const view = show()
    const name = await screen.findByLabelText('First name or nickname')
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await view.user.clear(name)
    await view.user.type(name, 'Annika')
    await view.user.click(screen.getByRole('checkbox', { name: /Dancing/ }))
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(view.calls.at(-1)).toEqual({
      name: 'saveProfile',
      body: { name: 'Annika', interests: ['cooking', 'dancing'] },
    })
  })

  it('[PHOTO-01] at the limit of a free member the way to more is shown instead of the button', async () => {
    show({ images: [1, 2, 3].map((id) => makeImage(id)) })
    expect(await screen.findByText(/Free members can have 3 photos/)).toBeVisible()
    expect(screen.queryByText('Add a photo')).toBeNull()
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium')
  })

  it('[ACCOUNT-10] names the state of each photo', async () => {
    const images = [makeImage(1), makeImage(2, 'pending'), makeImage(3, 'rejected')]
    show({ images, main_image: makeImage(1) })
    expect(await screen.findByText('Main photo')).toBeVisible()
    expect(screen.getByText('In review')).toBeVisible()
    expect(screen.getByText('Refused')).toBeVisible()
  })

  it('[TRUST-07] intimate interests appear only with the consent', async () => {
    const view = show()
    await screen.findByText('My profile')
    expect(screen.queryByRole('checkbox', { name: 'Bondage' })).toBeNull()
    await view.user.click(screen.getByRole('checkbox', { name: /I agree/ }))
    const group = screen.getByRole('group', { name: 'Interests of an intimate kind' })
    expect(within(group).getByRole('checkbox', { name: 'Bondage' })).toBeInTheDocument()
  })
})
