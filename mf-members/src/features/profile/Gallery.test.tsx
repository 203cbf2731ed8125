import type { Photo, User } from '@duetto/shared/contract'
import { createPhoto, createUser, renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createStore } from '../../store'
import { createCard } from '../../testing/fakes'
import { Gallery } from './Gallery'

const photosOf = (...ids: number[]): Photo[] => ids.map(createPhoto)

interface Given {
  photos?: Photo[]
  lockedCount?: number
  user?: User | null
}
const show = ({ photos = photosOf(31, 32, 33), lockedCount = 0, user = createUser() }: Given = {}) => {
  const onReport = jest.fn()
  const view = renderRemote(
    <Gallery person={createCard(3)} photos={photos} lockedCount={lockedCount} onReport={onReport} />,
    { path: '/members/3', user, createStore },
  )
  return { ...view, onReport }
}
const shown = () => screen.getByRole('img', { name: 'Photo of Member 3' }).getAttribute('src')

it('[MEMBER-03] thumbnails select a photo and mark the current one', async () => {
  const { user } = show()
  const thumb = (number: number) => screen.getByRole('button', { name: `Photo ${number} of 3` })
  expect(thumb(1)).toHaveAttribute('aria-current', 'true')
  await user.click(thumb(3))
  expect(shown()).toContain('/media/33')
  expect(thumb(3)).toHaveAttribute('aria-current', 'true')
  expect(thumb(1)).toHaveAttribute('aria-current', 'false')
})

it('[MEMBER-03] a single photo has no thumbnails and no navigation', () => {
  show({ photos: photosOf(31) })
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.queryByRole('button', { name: /Next|Previous/ })).toBeNull()
})

it('[PHOTO-03] counts locked photos without showing them, and links to Premium or sign-up', async () => {
  const locked = { id: 40, filename: null, thumb_filename: null, is_locked: true } as unknown as Photo
  const member = show({ photos: [...photosOf(31), locked], lockedCount: 4 })
  expect(screen.getByText('4 more photos')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/premium')
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
  member.unmount()
  const visitor = show({ lockedCount: 4, user: null })
  await visitor.user.click(screen.getByRole('button', { name: 'Sign up free' }))
  expect(visitor.signUps).toEqual([{ profileId: 3 }])
})

it('[PHOTO-03] offers no upgrade to Premium members', () => {
  show({ lockedCount: 4, user: createUser({ paid_user: true }) })
  expect(screen.queryByRole('link')).toBeNull()
})

it('[TRUST-06] reports the visible photo', async () => {
  const { user, onReport } = show()
  await user.click(screen.getByRole('button', { name: 'Next photo' }))
  await user.click(screen.getByRole('button', { name: /^Report/ }))
  expect(onReport).toHaveBeenCalledWith(32)
})

describe('lightbox', () => {
  const enlarge = async () => {
    const view = show()
    await view.user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
    return { ...view, box: within(screen.getByRole('dialog', { hidden: true })) }
  }

  it('[MEMBER-03] shows the next photo by button and by key', async () => {
    const { user, box } = await enlarge()
    const number = () => box.getByRole('status', { hidden: true }).textContent
    expect(number()).toBe('Photo 1 of 3')
    await user.click(box.getByRole('button', { name: 'Next photo', hidden: true }))
    expect(number()).toBe('Photo 2 of 3')
    await user.keyboard('{ArrowRight}')
    expect(number()).toBe('Photo 3 of 3')
    await user.keyboard('{ArrowLeft}')
    expect(number()).toBe('Photo 2 of 3')
    await user.click(box.getByRole('button', { name: 'Previous photo', hidden: true }))
    expect(number()).toBe('Photo 1 of 3')
  })

  it('[MEMBER-03] a swipe left shows the next photo, a swipe right the previous; a tap or a zoomed photo moves nothing', async () => {
    const { box } = await enlarge()
    const dialog = screen.getByRole('dialog', { hidden: true })
    const zoom = (scale: number) => Object.assign(window, { visualViewport: { scale } })
    const swipe = (from: number, to: number, pointerType = 'touch') => {
      const at = (type: string, clientX: number) =>
        fireEvent(
          dialog,
          Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType, isPrimary: true }),
        )
      at('pointerdown', from)
      at('pointerup', to)
      return box.getByRole('status', { hidden: true }).textContent
    }
    expect(swipe(200, 100)).toBe('Photo 2 of 3')
    expect(swipe(200, 190)).toBe('Photo 2 of 3')
    expect(swipe(200, 100, 'mouse')).toBe('Photo 2 of 3')
    zoom(2)
    expect(swipe(200, 100)).toBe('Photo 2 of 3')
    zoom(1)
    expect(swipe(100, 200)).toBe('Photo 1 of 3')
    expect(swipe(100, 200)).toBe('Photo 1 of 3')
  })

  it.each([
    ['right', 50, 300],
    ['left', 300, 50],
  ])(
    '[MEMBER-03] two fingers show no other photo if the second lands to the %s',
    async (_, first, second) => {
      const { user, box } = await enlarge()
      const touch = (pointerId: number, type: string, clientX: number) =>
        fireEvent(
          screen.getByRole('dialog', { hidden: true }),
          Object.assign(new MouseEvent(type, { bubbles: true, clientX }), {
            pointerType: 'touch',
            pointerId,
            isPrimary: pointerId === 1,
          }),
        )
      await user.keyboard('{ArrowRight}')
      touch(1, 'pointerdown', first)
      touch(2, 'pointerdown', second)
      touch(1, 'pointerup', first)
      touch(2, 'pointerup', second)
      expect(box.getByRole('status', { hidden: true })).toHaveTextContent('Photo 2 of 3')
    },
  )

  it('[MEMBER-03] closes by its button', async () => {
    const { user, box } = await enlarge()
    await user.click(box.getByRole('button', { name: 'Close', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  })
})

it('[MEMBER-03] Back closes the lightbox and stays on the profile', async () => {
  const { user, pressBack, visited } = show()
  await user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
  expect(pressBack()).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  expect(visited).toEqual([])
  expect(pressBack()).toBe(false)
})
