import { limits } from '@duetto/shared/domain'
import { createFile } from '@duetto/shared/testing'
import { act, screen } from '@testing-library/react'
import { profileReceived } from '../../entities/own-profile/slice'
import { createOwnProfile, createUser } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { PhotoManager } from './PhotoManager'

const show = () => {
  const view = renderScreen(<PhotoManager />, { user: createUser() })
  act(() => void view.store?.dispatch(profileReceived(createOwnProfile({ images: [], photo_limit: 6 }))))
  return view
}
const photoInput = (): HTMLInputElement => screen.getByLabelText('Add a photo')

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
})

describe('a photo with too few pixels', () => {
  const sized = (sizes: Record<string, number>) =>
    Object.assign(globalThis, {
      createImageBitmap: async ({ name }: File) => ({ width: 900, height: sizes[name], close: () => {} }),
    })
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

  it('[PHOTO-01] is refused by its file name before the editor opens', async () => {
    sized({ 'tiny.png': limits.photoMinPx - 1 })
    const view = show()
    await view.user.upload(photoInput(), createFile('tiny.png'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^tiny\.png: This photo is too small/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(view.calls).toEqual([])
  })

  it('[PHOTO-01] is forgotten when another file is chosen, or when the page is left', async () => {
    sized({ 'tiny.png': 10, 'other.png': 20 })
    const view = show()
    for (const name of ['tiny.png', 'other.png']) await view.user.upload(photoInput(), createFile(name))
    expect(await screen.findByText(/^other\.png/)).toBeVisible()
    expect(screen.queryByText(/^tiny\.png/)).toBeNull()
    view.unmount()
    expect(view.store?.getState()).toMatchObject({ profile: { uploads: [] } })
  })

  it('[PHOTO-01] does not hold up the others', async () => {
    sized({ 'tiny.png': 10, 'a.jpg': limits.photoMinPx, 'b.jpg': 900 })
    const view = show()
    await view.user.upload(
      photoInput(),
      ['a.jpg', 'tiny.png', 'b.jpg'].map((name) => createFile(name)),
    )
    expect(await screen.findByRole('dialog', { name: 'Crop photo 1 of 2' })).toBeVisible()
  })
})
