import type { Profile } from '@duetto/shared/contract'
import { makeUser, renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeStore } from '../../store'
import { makeProfile, makeSearchAnswer } from '../../testing/fakes'
import { ProfileView } from './ProfileView'

const photosOf = (...ids: number[]): Profile['photos'] =>
  ids.map((id) => ({ id, filename: `/media/${id}.webp`, thumb_filename: null, is_locked: false }))

const show = (user = makeUser() as ReturnType<typeof makeUser> | null) =>
  renderRemote(<ProfileView person={makeProfile(3, { photos: photosOf(31, 32, 33) })} />, {
    path: '/members/3',
    user,
    makeStore,
    answers: {
      searchMembers: () => makeSearchAnswer([]),
      report: () => ({ reference: 'R-1' }),
      block: () => ({ ok: true }),
    },
  })
type View = ReturnType<typeof show>
const dialog = () => within(screen.getByRole('dialog'))
const openMenu = async ({ user }: View, entry: string) => {
  await user.click(screen.getByRole('button', { name: 'Options for Member 3' }))
  await user.click(screen.getByRole('menuitem', { name: entry }))
}
const last = ({ calls }: View, name: string) => calls.findLast((call) => call.name === name)?.body

it.each([
  ['This is not a real person', 'fake'],
  ['This person seems to be underage', 'underage'],
  ['Insults, threats or pressure', 'harassment'],
])('[TRUST-06] a report says what the member chose: %s', async (label, reason) => {
  const view = show()
  await openMenu(view, 'Report Member 3')
  await view.user.click(dialog().getByRole('radio', { name: label }))
  await view.user.click(dialog().getByRole('button', { name: 'Send report' }))
  expect(last(view, 'report')).toEqual({ kind: 'profile', id: 3, reason })
  expect(await screen.findByText(/R-1/)).toBeVisible()
})

it('[MEMBER-11] blocks after a word on what it does, and not before', async () => {
  const view = show()
  await openMenu(view, 'Block Member 3')
  expect(last(view, 'block')).toBeUndefined()
  await view.user.click(dialog().getByRole('button', { name: 'Block Member 3' }))
  expect(last(view, 'block')).toEqual({ profile: 3 })
})

it('[MEMBER-03] an enlarged photo is followed by the next, by button and by key', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
  const box = within(screen.getByRole('dialog', { hidden: true }))
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

it('[MEMBER-03] a swipe to the left shows the next photo, one to the right the previous, a touch none', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
  const box = screen.getByRole('dialog', { hidden: true })
  const swipe = (from: number, to: number, pointerType = 'touch') => {
    const at = (type: string, clientX: number) =>
      fireEvent(box, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }))
    at('pointerdown', from)
    at('pointerup', to)
    return within(box).getByRole('status', { hidden: true }).textContent
  }
  expect(swipe(200, 100)).toBe('Photo 2 of 3')
  expect(swipe(200, 190)).toBe('Photo 2 of 3')
  expect(swipe(200, 100, 'mouse')).toBe('Photo 2 of 3')
  expect(swipe(100, 200)).toBe('Photo 1 of 3')
  expect(swipe(100, 200)).toBe('Photo 1 of 3')
})

it('[MEMBER-03] an enlarged photo is closed by its button', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
  const box = within(screen.getByRole('dialog', { hidden: true }))
  await user.click(box.getByRole('button', { name: 'Close', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
})

it('[MEMBER-03] Back closes an enlarged photo and stays on the profile', async () => {
  const { user, pressBack, visited } = show()
  await user.click(screen.getByRole('button', { name: 'Enlarge photo' }))
  expect(pressBack()).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  expect(visited).toEqual([])
  expect(pressBack()).toBe(false)
})

it('[LAYOUT-07] a visitor who likes is led to sign-up, and nothing is sent', async () => {
  const view = show(null)
  await view.user.click(screen.getByRole('button', { name: /^Like/ }))
  expect(view.signUps).toEqual([{ profileId: 3 }])
  expect(view.calls.map(({ name }) => name)).not.toContain('like')
})
