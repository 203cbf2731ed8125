import { createUser, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createCard } from '../testing/fakes'
import { LikePopup } from './LikePopup'
import { MatchModal } from './MatchModal'
import { createSlotsStore } from './store'

const onClose = jest.fn()
beforeEach(() => onClose.mockClear())

const showMatch = (over = {}) => {
  const profile = createCard(3, { is_match: true, ...over })
  return renderRemote(<MatchModal profile={profile} onClose={onClose} />, {
    user: createUser(),
    createStore: createSlotsStore,
  })
}

describe('match dialog', () => {
  it.each(['Close', 'Later'])('[POPUP-02] closes by “%s”', async (name) => {
    const { user, visited } = showMatch()
    expect(screen.getByRole('dialog', { name: 'New like!' })).toBeVisible()
    await user.click(screen.getByRole('button', { name }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual([])
  })

  it('[POPUP-02] closes by its backdrop, not by a press inside', async () => {
    const { user } = showMatch()
    await user.click(screen.getByText('You and Member 3 like each other.'))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[POPUP-02] emits image-pressed with the profile when the photo is pressed', async () => {
    const { user, bus } = showMatch()
    const emitted: unknown[] = []
    bus.on('image-pressed', (payload) => emitted.push(payload))
    await user.click(screen.getByRole('button', { name: /Photo of Member 3/ }))
    expect(emitted).toEqual([{ profileId: 3 }])
  })

  it.each([
    [true, 'Write to Member 3', '/members/3/chat'],
    [false, 'View profile', '/members/3'],
  ])('[POPUP-02] with is_match %s, the main button is “%s”', async (is_match, name, path) => {
    const { user, visited } = showMatch({ is_match })
    await user.click(screen.getByRole('button', { name }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual([path])
  })

  it('[TRUST-01] labels a fictional profile', () => {
    showMatch({ is_fictional: true })
    expect(screen.getByText('Fictional profile')).toBeVisible()
  })
})

describe('like popup', () => {
  const show = (over = {}) =>
    renderRemote(<LikePopup profile={createCard(3, over)} onClose={onClose} />, { user: createUser() })

  it('[POPUP-01] opens the profile and closes', async () => {
    const { user, visited } = show()
    await user.click(screen.getByRole('button', { name: 'View profile' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual(['/members/3'])
  })

  it('[POPUP-01] closes without navigation, and labels a fictional profile', async () => {
    const { user, visited } = show({ is_fictional: true })
    expect(screen.getByText('Fictional profile')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual([])
  })
})
