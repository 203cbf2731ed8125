import { HeadingShape, Page, Skeleton } from '@duetto/shared/ui'
import { ActivityShape } from './features/activity/ActivityShape'
import { LikesShape } from './features/likes/LikesShape'
import { columnStyle } from './features/match-finder/pageStyles'
import { ProfileShape } from './features/profile/ProfileShape'
import { SearchShape } from './features/search/SearchShape'
import { deckStyle, headStyle, stackStyle } from './features/swipe/pageStyles'

const profile = <ProfileShape />
const likes = (
  <Page>
    <LikesShape />
  </Page>
)

/** Skeletons of all pages. They are part of the first chunk, so import only `pageStyles`, not the other styles of a page. */
export const shapes = {
  members: <SearchShape />,
  'members-id': profile,
  'likes-m-id': profile,
  likes,
  'likes-type': likes,
  activity: (
    <Page isNarrow>
      <ActivityShape />
    </Page>
  ),
  'swipe-game': (
    <Page>
      <div css={headStyle}>
        <HeadingShape />
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
          <HeadingShape />
          <Skeleton width="90%" height={20} />
        </header>
        <Skeleton height={340} />
      </div>
    </Page>
  ),
}
