import { SearchPage } from './features/search/SearchPage'
import { laterPage } from './laterPage'
import { remote } from './remote'
import { shapes } from './shapes'

const likes = laterPage(
  ['likes', 'likes-type'],
  async () => (await import('./features/likes/LikesPage')).LikesPage,
  shapes.likes,
)
const activity = laterPage(
  ['activity'],
  async () => (await import('./features/activity/ActivityPage')).ActivityPage,
  shapes.activity,
)
const matchFinder = laterPage(
  ['match-finder'],
  async () => (await import('./features/match-finder/MatchFinderPage')).MatchFinderPage,
  shapes['match-finder'],
)
const profile = laterPage(
  ['members-id', 'likes-m-id'],
  async () => (await import('./features/profile/ProfilePage')).ProfilePage,
  shapes['members-id'],
)
const swipe = laterPage(
  ['swipe-game'],
  async () => (await import('./features/swipe/SwipePage')).SwipePage,
  shapes['swipe-game'],
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
