import { lazy, Suspense } from 'react'
import { SearchPage } from './features/search/SearchPage'
import { remote } from './remote'

const LikesPage = lazy(() =>
  import('./features/likes/LikesPage').then(({ LikesPage: page }) => ({ default: page })),
)
const MatchFinderPage = lazy(() =>
  import('./features/match-finder/MatchFinderPage').then(({ MatchFinderPage: page }) => ({ default: page })),
)
const ProfilePage = lazy(() =>
  import('./features/profile/ProfilePage').then(({ ProfilePage: page }) => ({ default: page })),
)
const SwipePage = lazy(() =>
  import('./features/swipe/SwipePage').then(({ SwipePage: page }) => ({ default: page })),
)

/** The page of every address of this package. The search comes first; the other pages are chunks of their own. */
const Pages = remote.createRoutes({
  members: <SearchPage />,
  'members-id': <ProfilePage />,
  'likes-m-id': <ProfilePage />,
  likes: <LikesPage />,
  'likes-type': <LikesPage />,
  'swipe-game': <SwipePage />,
  'match-finder': <MatchFinderPage />,
})

export const MembersRoutes = () => (
  <Suspense fallback={null}>
    <Pages />
  </Suspense>
)
