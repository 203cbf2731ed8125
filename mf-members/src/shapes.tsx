import { HeadingShape, Page, Skeleton } from '@duetto/shared/ui'
import { ActivityShape } from './features/activity/ActivityShape'
import { LikesShape } from './features/likes/LikesShape'
import { columnStyle } from './features/match-finder/finderStyles'
import { ProfileShape } from './features/profile/ProfileShape'
import { SearchShape } from './features/search/SearchShape'
import { headStyle } from './features/swipe/pageStyles'
import { deckStyle, stackStyle } from './features/swipe/swipeStyles'

const profile = <ProfileShape />
const likes = (
  <Page>
    <LikesShape />
  </Page>
)

/** What stands in the place of each page until it draws itself: before this package runs, and while a page's chunk loads. */
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
