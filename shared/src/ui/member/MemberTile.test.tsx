import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { MemberTile } from './MemberTile'

it.each([true, false])('[MEMBER-01] shows whether a member is liked: %s', async (isLiked) => {
  const liked = jest.fn()
  const { user } = renderRemote(
    <MemberTile
      href="/members/7"
      name="Clara"
      age={34}
      place="Bologna"
      image={null}
      isOnline={false}
      isNew={false}
      isFictional={false}
      photoCount={0}
      isLiked={isLiked}
      onLike={liked}
      likeLabel="Like Clara"
    />,
  )
  const button = screen.getByRole('button', { name: 'Like Clara', pressed: isLiked })
  await user.click(button)
  expect(liked).toHaveBeenCalledTimes(1)
})
