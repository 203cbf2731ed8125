import { addresses } from '@duetto/shared/domain'
import { usePlatform, usePlatformLocation } from '@duetto/shared/platform'
import { selectNeighbours } from '../../entities/people/selectors'
import { useMembersSelector } from '../../state'

export const useNeighbours = (id: number) => {
  const { navigation } = usePlatform()
  const { pathname, state } = usePlatformLocation()
  const neighbours = useMembersSelector((root) => selectNeighbours(root, id))
  const isLikes = pathname.startsWith('/likes/')
  const cameFromList = (state as { fromList?: boolean } | null)?.fromList === true
  return {
    ...neighbours,
    go: (to: number): void => navigation.replace(isLikes ? addresses.liker(to) : addresses.member(to), state),
    back: (): void =>
      cameFromList ? navigation.go(-1) : navigation.push(isLikes ? addresses.likes : addresses.members),
  }
}
