import { expectAccessible, createFile } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OwnImage } from '@duetto/shared/contract'
import { profileReceived, uploadRequested } from '../../entities/own-profile/slice'
import { createImage, createOwnProfile, createUser, refuse } from '../../testing/fakes'
import type { Answers } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { PhotoManager } from './PhotoManager'

const three = [1, 2, 3].map((id) => createImage(id))
const show = (images: OwnImage[] = three, over: object = {}, answers: Answers = {}, user = createUser()) => {
  const profile = createOwnProfile({ images, main_image: images[0] ?? null, photo_limit: 6, ...over })
  const view = renderScreen(<PhotoManager />, {
    user,
    settings: { member_verification: true },
    answers: { getProfile: () => ({ profile }), ...answers },
  })
  act(() => void view.store?.dispatch(profileReceived(profile)))
  return view
}
const order = (): (string | null)[] =>
  screen
    .getAllByRole('img')
    .map((image) => /\/media\/(\d+)/.exec(image.getAttribute('src') ?? '')?.[1] ?? null)
const openMenu = async ({ user }: ReturnType<typeof show>, number: number) => {
  const button = screen.getByRole('button', { name: `Actions for photo ${number}` })
  await user.click(button)
  return within(button.closest('figure') as HTMLElement)
}
const choose = async (view: ReturnType<typeof show>, number: number, name: string) => {
  const tile = await openMenu(view, number)
  await view.user.click(tile.getByRole('menuitem', { name }))
}
const actionsOf = async (view: ReturnType<typeof show>, number: number) =>
  (await openMenu(view, number)).getAllByRole('menuitem').map(({ textContent }) => textContent)
const photoInput = (): HTMLInputElement => screen.getByLabelText('Add a photo')

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
})
afterEach(() => jest.restoreAllMocks())

describe('list', () => {
  it('[PHOTO-01] shows the photos in order, with their count and the limit', async () => {
    const { container } = show()
    expect(order()).toEqual(['1', '2', '3'])
    expect(screen.getByText('3 of 6 photos')).toBeVisible()
    expect(screen.getByText('Main photo')).toBeVisible()
    await expectAccessible(container)
  })

  it('[PHOTO-01] shows advice until there is a photo', () => {
    show([])
    expect(screen.getByText(/A good main photo shows your face/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull()
  })

  it('[PHOTO-02] explains that only the member sees photos in review', () => {
    show([createImage(1, 'pending')])
    expect(screen.getByText(/Only you can see photos in review/)).toBeVisible()
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('[PHOTO-01] offers Premium at the limit only to free members: Premium %s', (paid_user, count) => {
    show(three, { photo_limit: 3 }, {}, createUser({ paid_user }))
    expect(screen.queryByText('Add a photo')).toBeNull()
    expect(screen.queryAllByRole('link', { name: 'See Premium' })).toHaveLength(count)
  })
})

describe('menu of a photo', () => {
  it.each([
    [1, ['Move back', 'Delete']],
    [2, ['Make main photo', 'Move forward', 'Move back', 'Delete']],
    [3, ['Make main photo', 'Move forward', 'Delete']],
  ])('[ACCOUNT-10] of photo %i has its actions', async (number, names) => {
    expect(await actionsOf(show(), number)).toEqual(names)
  })

  it.each([
    [1, 'Delete'],
    [2, 'Make main photo'],
  ])('asks a verified member before removing the mark: photo %i, %s', async (number, name) => {
    const view = show(three, { is_verified: true }, { updatePhoto: () => ({ profile: createOwnProfile() }) })
    await choose(view, number, name)
    const dialog = screen.getByRole('dialog', { name: 'Your profile will no longer be verified' })
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Photo 1 deleted')).toBeNull()
    expect(view.calls).toEqual([])
    await choose(view, number, name)
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
    if (number === 1) expect(screen.getByText('Photo 1 deleted')).toBeVisible()
    else
      await waitFor(() =>
        expect(view.calls).toMatchObject([{ name: 'updatePhoto', body: { id: 2, is_main: true } }]),
      )
  })

  it('deletes another photo of a verified member without a question', async () => {
    const view = show(three, { is_verified: true })
    await choose(view, 2, 'Delete')
    expect(screen.getByText('Photo 2 deleted')).toBeVisible()
  })

  it('[PHOTO-02] cannot make a rejected photo the main one', async () => {
    const view = show([createImage(1), createImage(2, 'rejected')])
    expect(await actionsOf(view, 2)).toEqual(['Move forward', 'Delete'])
  })

  it.each([
    [2, 'Make main photo', { id: 2, is_main: true }],
    [2, 'Move forward', { id: 2, position: 0 }],
    [2, 'Move back', { id: 2, position: 2 }],
  ])('[ACCOUNT-10] saves for photo %i: %s', async (number, name, body) => {
    const view = show(three, {}, { updatePhoto: () => new Promise(() => {}) })
    await choose(view, number, name)
    expect(view.calls.at(-1)).toEqual({ name: 'updatePhoto', body })
  })

  it('[ACCOUNT-10] moves at once, and back with the reason after a refusal', async () => {
    let respond: () => void = () => {}
    const response = new Promise<void>((resolve) => (respond = resolve)).then(refuse('unavailable'))
    const view = show(three, {}, { updatePhoto: () => response })
    await choose(view, 3, 'Move forward')
    expect(order()).toEqual(['1', '3', '2'])
    respond()
    await waitFor(() => expect(order()).toEqual(['1', '2', '3']))
    expect(screen.getByText(/busy/)).toBeVisible()
  })
})

describe('handle', () => {
  const point = (element: Element, type: string, clientX: number): void =>
    void fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }))
  const drag = (overPlace: string | null) => {
    Object.assign(Element.prototype, { setPointerCapture: () => {} })
    const place = overPlace && document.querySelector(`[data-place="${overPlace}"]`)
    Object.assign(document, { elementFromPoint: () => place })
    const handle = screen.getByRole('button', { name: /^Move photo 1:/ })
    point(handle, 'pointerdown', 0)
    point(handle, 'pointermove', 120)
    const tile = handle.closest('figure')
    expect(tile).toHaveStyle({ translate: '120px 0px' })
    point(handle, 'pointerup', 120)
    expect(tile).not.toHaveAttribute('data-dragged')
  }
  const moves = ({ calls }: ReturnType<typeof show>) => calls.filter(({ name }) => name === 'updatePhoto')

  it('[ACCOUNT-10] drops a photo at the place under the pointer, and announces it', () => {
    const view = show(three, {}, { updatePhoto: () => new Promise(() => {}) })
    drag('2')
    expect(moves(view)).toEqual([{ name: 'updatePhoto', body: { id: 1, position: 2 } }])
    expect(order()).toEqual(['2', '3', '1'])
    expect(screen.getByText('Moved to place 3 of 3')).toBeInTheDocument()
  })

  it.each(['0', null])('[ACCOUNT-10] leaves a photo dropped at %s in its place', (place) => {
    const view = show()
    drag(place)
    expect(moves(view)).toEqual([])
    expect(order()).toEqual(['1', '2', '3'])
  })

  it('[ACCOUNT-10] does not move beyond the ends by keys', () => {
    const view = show()
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move photo 1:/ }), { key: 'ArrowLeft' })
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move photo 3:/ }), { key: 'ArrowRight' })
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move photo 2:/ }), { key: 'a' })
    expect(moves(view)).toEqual([])
  })

  it('is absent for a single photo', () => {
    show([createImage(1)])
    expect(screen.queryByRole('button', { name: /^Move photo/ })).toBeNull()
  })
})

describe('upload', () => {
  it.each([
    [4, true],
    [5, false],
  ])('[PHOTO-01] with %i of 6 photos, accepts several files: %s', (count, isMultiple) => {
    show(Array.from({ length: count }, (_, index) => createImage(index + 1)))
    expect(photoInput().multiple).toBe(isMultiple)
    expect(photoInput().accept).toContain('image/jpeg')
  })

  it('[PHOTO-01] edits no more files than there is room for', async () => {
    const view = show(three, { photo_limit: 5 })
    await view.user.upload(
      photoInput(),
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => createFile(name)),
    )
    expect(await screen.findByRole('dialog', { name: 'Crop photo 1 of 2' })).toBeVisible()
  })

  it('[PHOTO-01] Cancel discards all chosen files', async () => {
    const view = show()
    await view.user.upload(photoInput(), [createFile('a.jpg'), createFile('b.jpg')])
    const dialog = await screen.findByRole('dialog', { name: 'Crop photo 1 of 2' })
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(view.calls.map(({ name }) => name)).not.toContain('uploadPhoto')
    expect(photoInput().value).toBe('')
  })

  it('[PHOTO-01] names the file and the reason of a failure until dismissed', async () => {
    const view = show(three, {}, { uploadPhoto: refuse('image_unreadable') })
    const upload = { id: 'u', file: createFile('me.jpg'), fileName: 'me.png' }
    act(() => void view.store?.dispatch(uploadRequested(upload)))
    const reason = await screen.findByText(/^me\.png: /)
    expect(screen.queryByRole('progressbar')).toBeNull()
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(reason).not.toBeInTheDocument()
  })
})

describe('deletion', () => {
  it('[ACCOUNT-10] focuses Undo, which restores the photo without a call', async () => {
    const view = show()
    await choose(view, 2, 'Delete')
    expect(screen.getByText('Photo 2 deleted')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await view.user.keyboard('{Enter}')
    expect(order()).toEqual(['1', '2', '3'])
    view.unmount()
    expect(view.calls.map(({ name }) => name)).not.toContain('deletePhoto')
  })
})

describe('rejected photo', () => {
  it.each([
    ['no_person', /doesn’t show anyone/],
    ['not_you', /someone else/],
    ['explicit', /shows too much/],
    ['minor', /child or a teenager/],
    ['contact', /contact details or advertising/],
    ['quality', /hard to recognise you/],
    [null, /didn’t follow our rules/],
  ] as const)('[TRUST-09] explains the reason %s', (refusal, text) => {
    show([{ ...createImage(1, 'rejected'), refusal }])
    expect(screen.getByText('Photo 1 was refused.')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Appeal' })).toBeVisible()
  })

  it.each([
    ['open', /We’re looking at your appeal/],
    ['upheld', /it stays refused/],
  ] as const)('[TRUST-09] can be appealed once: %s', (appeal, text) => {
    show([{ ...createImage(1, 'rejected'), appeal }])
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
  })

  it('[TRUST-09] keeps the text of a refused appeal, and sends nothing on Cancel', async () => {
    const view = show([createImage(1, 'rejected')], {}, { appealPhoto: refuse('unavailable') })
    await view.user.click(screen.getByRole('button', { name: 'Appeal' }))
    const field = screen.getByLabelText(/Why should we show this photo/)
    await view.user.type(field, 'It is me.')
    await view.user.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await within(screen.getByRole('dialog')).findByText(/busy/)).toBeVisible()
    expect(field).toHaveValue('It is me.')
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(view.calls.filter(({ name }) => name === 'appealPhoto')).toHaveLength(1)
  })
})
