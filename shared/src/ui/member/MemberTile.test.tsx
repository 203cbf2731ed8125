import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { MemberTile } from './MemberTile'

const clara = {
  href: '/members/7',
  name: 'Clara',
  age: 34,
  place: 'Bologna',
  image: null,
  isOnline: false,
  isNew: false,
  isFictional: false,
  photoCount: 0,
  likeLabel: 'Like Clara',
} as const

it.each([true, false])('[MEMBER-01] shows whether a member is liked: %s', async (isLiked) => {
  const liked = jest.fn()
  const { user } = renderRemote(<MemberTile {...clara} isLiked={isLiked} onLike={liked} />)
  const button = screen.getByRole('button', { name: 'Like Clara', pressed: isLiked })
  await user.click(button)
  expect(liked).toHaveBeenCalledTimes(1)
})

it('[MEMBER-01] offers “Not now” by its name', async () => {
  const onPress = jest.fn()
  const { user } = renderRemote(
    <MemberTile {...clara} isLiked={false} skip={{ label: 'Not now: Clara', onPress }} />,
  )
  await user.click(screen.getByRole('button', { name: 'Not now: Clara' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})
