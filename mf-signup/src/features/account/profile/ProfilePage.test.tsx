import { createFile } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createImage, createOwnProfile, createUser, testNow } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { uploadRequested } from '../../../entities/own-profile/slice'
import { ProfilePage } from './ProfilePage'

const show = (over: Parameters<typeof createOwnProfile>[0] = {}) =>
  renderScreen(<ProfilePage />, {
    user: createUser(),
    answers: {
      getProfile: () => ({ profile: createOwnProfile(over) }),
      saveProfile: ({ body }) => ({ profile: createOwnProfile({ ...over, ...(body as object) }) }),
    },
  })

beforeEach(() => sessionStorage.clear())

describe('profile page', () => {
  it('[ROUTE-20] saves changes and confirms it', async () => {
    const view = show()
    const name = await screen.findByLabelText('First name or nickname')
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await view.user.clear(name)
    await view.user.type(name, 'Annika')
    await view.user.click(screen.getByRole('checkbox', { name: /Dancing/ }))
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your profile has been saved.')).toBeVisible()
    expect(view.calls.at(-1)).toEqual({
      name: 'saveProfile',
      body: { name: 'Annika', interests: ['cooking', 'dancing'] },
    })
  })

  it.each([
    ['female', 1],
    [null, 0],
  ] as const)('[ACCOUNT-10] links to the public profile if there is one: %s', async (gender, count) => {
    show({ gender })
    await screen.findByLabelText('First name or nickname')
    expect(screen.queryAllByRole('link', { name: 'See it as others do' })).toHaveLength(count)
  })

  it('[PHOTO-01] replaces the upload button by an upgrade at the free limit', async () => {
    show({ images: [1, 2, 3].map((id) => createImage(id)) })
    expect(await screen.findByText(/Free members can have 3 photos/)).toBeVisible()
    expect(screen.queryByText('Add a photo')).toBeNull()
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium')
  })

  it('[PHOTO-01] a pending upload counts towards the limit until it ends', async () => {
    const view = show({ images: [createImage(1), createImage(2)] })
    let finish: (answer: unknown) => void = () => {}
    view.answers.uploadPhoto = () => new Promise((done) => (finish = done))
    await screen.findByText('Add a photo')
    act(() => void view.store?.dispatch(uploadRequested({ id: 'u', file: createFile() })))
    expect(await screen.findByRole('progressbar', { name: 'me.jpg' })).toBeVisible()
    expect(screen.queryByText('Add a photo')).toBeNull()
    view.answers.getProfile = () => ({
      profile: createOwnProfile({ images: [createImage(1), createImage(2)] }),
    })
    finish({ image: createImage(2) })
    expect(await screen.findByText('Add a photo')).toBeVisible()
  })

  it('[PHOTO-01] accepts photos dropped on the list', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
    show({ images: [createImage(1)] })
    const tile = await screen.findByRole('button', { name: 'Actions for photo 1' })
    const dataTransfer = {
      types: ['Files'],
      files: [createFile('a.jpg'), createFile('b.jpg')],
      dropEffect: 'none',
    }
    expect(fireEvent.dragOver(tile, { dataTransfer })).toBe(false)
    expect(dataTransfer.dropEffect).toBe('copy')
    expect(fireEvent.drop(tile, { dataTransfer })).toBe(false)
    expect(await screen.findByRole('dialog', { name: 'Crop photo 1 of 2' })).toBeVisible()
  })

  it('[ACCOUNT-10] shows the review status of each photo', async () => {
    const images = [createImage(1), createImage(2, 'pending'), createImage(3, 'rejected')]
    show({ images, main_image: createImage(1) })
    expect(await screen.findByText('Main photo')).toBeVisible()
    expect(screen.getByText('In review')).toBeVisible()
    expect(screen.getByText('Refused')).toBeVisible()
  })

  it('[TRUST-09] explains a rejected photo and accepts one appeal', async () => {
    const refused = { ...createImage(2, 'rejected'), refusal: 'not_you' as const }
    const view = show({ images: [createImage(1), refused] })
    expect(await screen.findByText(/It seems to show someone else/)).toBeVisible()
    view.answers.appealPhoto = () => ({
      profile: createOwnProfile({ images: [createImage(1), { ...refused, appeal: 'open' }] }),
    })
    await view.user.click(screen.getByRole('button', { name: 'Appeal' }))
    await view.user.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByText('Write a sentence or two first.')).toBeVisible()
    await view.user.type(screen.getByLabelText(/Why should we show this photo/), 'It is me.')
    await view.user.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByText(/We’re looking at your appeal/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
    expect(view.calls.at(-1)).toEqual({ name: 'appealPhoto', body: { id: 2, text: 'It is me.' } })
  })

  it('[PHOTO-02] shows the result of a review at once', async () => {
    const view = show({ images: [createImage(1, 'pending')] })
    const member = (status: 'pending' | 'active') =>
      createUser({ profile: createOwnProfile({ images: [createImage(1, status)] }) })
    expect(await screen.findByText('In review')).toBeVisible()
    view.signIn(member('pending'))
    view.answers.getProfile = () => ({ profile: createOwnProfile({ images: [createImage(1)] }) })
    view.signIn(member('active'))
    await waitFor(() => expect(screen.queryByText('In review')).toBeNull())
  })

  it('[TRUST-07] shows intimate interests only with consent', async () => {
    const view = show()
    await screen.findByText('My profile')
    expect(screen.queryByRole('checkbox', { name: 'Bondage' })).toBeNull()
    await view.user.click(screen.getByRole('checkbox', { name: /I agree/ }))
    const group = screen.getByRole('group', { name: 'Intimate interests' })
    expect(within(group).getByRole('checkbox', { name: 'Bondage' })).toBeInTheDocument()
  })

  it('[TRUST-07] withdrawing the consent deletes the data that required it', async () => {
    const view = show({
      has_intimate_consent: true,
      sexuality: 'bi',
      interests: ['cooking', 'bondage'],
    })
    await screen.findByText('My profile')
    await view.user.click(screen.getByRole('checkbox', { name: /I agree/ }))
    expect(screen.queryByRole('group', { name: 'Intimate interests' })).toBeNull()
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your profile has been saved.')).toBeVisible()
    expect(view.calls.at(-1)).toEqual({
      name: 'saveProfile',
      body: { has_intimate_consent: false, sexuality: null, interests: ['cooking'] },
    })
  })

  it('[ACCOUNT-10] starts with the values from before the session expired', async () => {
    sessionStorage.setItem(
      'duetto-profile',
      JSON.stringify({ id: 7, change: { about_me: 'I read until late.' }, at: testNow }),
    )
    const view = show()
    expect(await screen.findByLabelText('About me')).toHaveValue('I read until late.')
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your profile has been saved.')).toBeVisible()
    expect(sessionStorage.getItem('duetto-profile')).toBeNull()
  })

  it('[ACCOUNT-10] arrow keys reorder a photo, one place a press', async () => {
    const view = show({ images: [1, 2, 3].map((id) => createImage(id)) })
    let images = [1, 2, 3].map((id) => createImage(id))
    view.answers.updatePhoto = ({ body }) => {
      const { id, position } = body as { id: number; position: number }
      images = images.filter((image) => image.id !== id)
      images.splice(position, 0, createImage(id))
      return { profile: createOwnProfile({ images }) }
    }
    const handle = await screen.findByRole('button', { name: /^Move photo 1:/ })
    handle.focus()
    await view.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(screen.getByText('Moved to place 3 of 3')).toBeInTheDocument()
    expect(handle).toHaveFocus()
    await waitFor(() =>
      expect(view.calls.filter(({ name }) => name === 'updatePhoto').map(({ body }) => body)).toEqual([
        { id: 1, position: 1 },
        { id: 1, position: 2 },
      ]),
    )
  })

  it('[PHOTO-01] can crop and rotate each chosen photo', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
    const view = show()
    view.answers.uploadPhoto = () => ({ image: createImage(1) })
    const files = ['a.jpg', 'b.jpg'].map((name) => createFile(name))
    await view.user.upload(await screen.findByLabelText('Add a photo'), files)
    const uploads = () => view.calls.filter(({ name }) => name === 'uploadPhoto').length
    const dialog = await screen.findByRole('dialog', { name: 'Crop photo 1 of 2' })
    expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toBeInTheDocument()
    await view.user.click(within(dialog).getByRole('button', { name: 'Rotate' }))
    await view.user.click(within(dialog).getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('dialog', { name: 'Crop photo 2 of 2' })).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(uploads()).toBe(1))
  })

  it.each([
    ['with a mouse', true, 'Drag the photo, or press the arrow keys, to choose what others see.'],
    ['without a mouse', false, 'Drag the photo to choose what others see.'],
  ])('[PHOTO-01] explains the crop on devices %s', async (_, hasMouse, hint) => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
    const view = show()
    const input = await screen.findByLabelText('Add a photo')
    window.matchMedia = (query) => ({ matches: hasMouse && query === '(pointer: fine)' }) as never
    await view.user.upload(input, createFile('a.jpg'))
    expect(await screen.findByText(hint)).toBeVisible()
  })

  it('[ACCOUNT-10] can undo the deletion of a photo', async () => {
    const view = show({ images: [createImage(1)] })
    await view.user.click(await screen.findByRole('button', { name: 'Actions for photo 1' }))
    await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(screen.getByText('Photo 1 deleted')).toBeVisible()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await view.user.click(undo)
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    expect(view.calls.map(({ name }) => name)).not.toContain('deletePhoto')
  })

  it('[ACCOUNT-10] adds up to three prompts from a list, and removes them', async () => {
    const view = show({
      prompts: [
        { prompt: 'laugh', answer: 'Goats.' },
        { prompt: 'dish', answer: 'Soup.' },
      ],
    })
    await view.user.click(await screen.findByRole('button', { name: 'Choose a prompt' }))
    const dialog = screen.getByRole('dialog', { name: 'Choose a prompt' })
    expect(within(dialog).queryByRole('button', { name: 'The dish I cook best' })).toBeNull()
    await view.user.click(within(dialog).getByRole('button', { name: 'My ideal Sunday' }))
    const field = screen.getByLabelText('My ideal Sunday')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/^For example: Coffee, the market/)
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await view.user.paste('x'.repeat(201))
    expect(screen.getByText('You have answered 3. Remove one to choose another.')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }))
    await view.user.click(screen.getByRole('button', { name: 'This text is too long.' }))
    expect(field).toHaveFocus()
    await view.user.clear(field)
    await view.user.type(field, ' Bed ')
    await view.user.click(screen.getByRole('button', { name: 'Remove “This always makes me laugh”' }))
    expect(screen.getByRole('button', { name: 'Choose a prompt' })).toHaveFocus()
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your profile has been saved.')).toBeVisible()
    const prompts = [
      { prompt: 'dish', answer: 'Soup.' },
      { prompt: 'sunday', answer: 'Bed' },
    ]
    expect(view.calls.at(-1)).toEqual({ name: 'saveProfile', body: { prompts } })
  })

  it('[ACCOUNT-10] links to the most effective step', async () => {
    const view = show({ main_image: createImage(1), images: [createImage(1)] })
    expect(await screen.findByText('Your profile is 45% complete')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Do this now' }))
    expect(screen.getByLabelText('About me')).toHaveFocus()
  })
})
