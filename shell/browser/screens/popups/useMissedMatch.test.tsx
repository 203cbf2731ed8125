import { act } from '@testing-library/react'
import { createCard, createUser, fakePlatform, renderRemote } from '@duetto/shared/testing'
import { createPopupQueue } from '../../host/popups/popupQueue'
import { useMissedMatch } from './useMissedMatch'

it('[POPUP-02] a match soon after another is a toast that leads to the conversation', () => {
  const { platform, toasts, visited } = fakePlatform({ user: createUser() })
  const queue = createPopupQueue(() => 0)
  const Page = () => {
    useMissedMatch({ platform, queue })
    return null
  }
  renderRemote(<Page />)
  const match = (id: number, name: string) =>
    act(() => queue.add({ name: 'match', profile: createCard(id, { name }) }))
  match(1, 'Anna')
  expect(toasts).toEqual([])
  match(2, 'Jess')
  expect(toasts).toMatchObject([
    { text: 'It’s a match with Jess.', label: { props: { profile: { id: 2 } } }, action: { label: 'Write' } },
  ])
  toasts[0]?.action?.onPress()
  expect(visited).toEqual(['/members/2/chat'])
})
