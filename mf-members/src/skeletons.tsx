import { HeadingSkeleton, Page, Skeleton } from '@duetto/shared/ui'
import { ActivitySkeleton } from './features/activity/ActivitySkeleton'
import { LikesSkeleton } from './features/likes/LikesSkeleton'
import { columnStyle } from './features/match-finder/pageStyles'
import { ProfileSkeleton } from './features/profile/ProfileSkeleton'
import { SearchSkeleton } from './features/search/SearchSkeleton'
import { SkippedSkeleton } from './features/skipped/SkippedSkeleton'
import { deckStyle, headStyle, stackStyle } from './features/swipe/pageStyles'

const profile = <ProfileSkeleton />
const likes = (
  <Page>
    <LikesSkeleton />
  </Page>
)

/** The remote's main chunk contains all skeletons, so keep their imports small. */
export const skeletons = {
  members: <SearchSkeleton />,
  'members-id': profile,
  'likes-m-id': profile,
  likes,
  'likes-type': likes,
  activity: (
    <Page isNarrow>
      <ActivitySkeleton />
    </Page>
  ),
  hidden: (
    <Page isNarrow>
      <SkippedSkeleton />
    </Page>
  ),
  'swipe-game': (
    <Page>
      <div css={headStyle}>
        <HeadingSkeleton />
      </div>
      <div css={deckStyle}>
        <Skeleton css={stackStyle} />
      </div>
    </Page>
  ),
  'match-finder': (
    <Page>
      <div css={columnStyle}>
        <header>
          <HeadingSkeleton />
          <Skeleton width="90%" height={20} />
        </header>
        <Skeleton height={340} />
      </div>
    </Page>
  ),
}
