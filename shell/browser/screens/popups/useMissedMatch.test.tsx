import { act } from '@testing-library/react'
import { createCard, createUser, fakePlatform, renderRemote } from '@duetto/shared/testing'
import { createPopupQueue } from '../../host/popups/popupQueue'
import { createToasts } from '../../host/toasts/createToasts'
import { useMissedMatch } from './useMissedMatch'

const start = () => {
  const { platform, visited } = fakePlatform({ user: createUser() })
  const queue = createPopupQueue(() => 0)
  const toasts = createToasts()
  const Page = () => {
    useMissedMatch({ platform, queue, toasts })
    return null
  }
  renderRemote(<Page />)
  const match = (id: number, name: string) =>
    act(() => queue.add({ name: 'match', profile: createCard(id, { name }) }))
  match(1, 'Anna')
  expect(toasts.get()).toEqual([])
  return { match, toasts, visited }
}

it('[POPUP-02] a match soon after another is a toast that leads to the conversation', () => {
  const { match, toasts, visited } = start()
  match(2, 'Jess')
  expect(toasts.get()).toMatchObject([
    { text: 'It’s a match with Jess.', label: { props: { profile: { id: 2 } } }, action: { label: 'Write' } },
  ])
  toasts.get()[0]?.action?.onPress()
  expect(visited).toEqual(['/members/2/chat'])
})

it('[POPUP-02] counts matches in one toast until it is closed', () => {
  const { match, toasts, visited } = start()
  match(2, 'Jess')
  match(3, 'Ida')
  match(4, 'Eva')
  expect(toasts.get()).toMatchObject([{ text: '3 new matches', action: { label: 'View' } }])
  toasts.get()[0]?.action?.onPress()
  expect(visited).toEqual(['/likes/matches'])
  toasts.dismiss(toasts.get()[0]!.id)
  match(5, 'Noor')
  expect(toasts.get()).toMatchObject([{ text: 'It’s a match with Noor.' }])
})
