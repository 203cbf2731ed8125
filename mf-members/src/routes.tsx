import { SearchPage } from './features/search/SearchPage'
import { laterPage } from './laterPage'
import { remote } from './remote'
import { skeletons } from './skeletons'

const likes = laterPage(
  ['likes', 'likes-type'],
  async () => (await import(/* webpackChunkName: "likes" */ './features/likes/LikesPage')).LikesPage,
  skeletons.likes,
)
const activity = laterPage(
  ['activity'],
  async () =>
    (await import(/* webpackChunkName: "activity" */ './features/activity/ActivityPage')).ActivityPage,
  skeletons.activity,
)
const matchFinder = laterPage(
  ['match-finder'],
  async () =>
    (await import(/* webpackChunkName: "match-finder" */ './features/match-finder/MatchFinderPage'))
      .MatchFinderPage,
  skeletons['match-finder'],
)
const profile = laterPage(
  ['members-id', 'likes-m-id'],
  async () => (await import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage')).ProfilePage,
  skeletons['members-id'],
)
const swipe = laterPage(
  ['swipe-game'],
  async () => (await import(/* webpackChunkName: "swipe" */ './features/swipe/SwipePage')).SwipePage,
  skeletons['swipe-game'],
)

/** The page of every address of this package. The search comes first; the other pages are chunks of their own. */
export const MembersRoutes = remote.createRoutes({
  members: <SearchPage />,
  'members-id': profile,
  'likes-m-id': profile,
  likes,
  'likes-type': likes,
  activity,
  'swipe-game': swipe,
  'match-finder': matchFinder,
})
