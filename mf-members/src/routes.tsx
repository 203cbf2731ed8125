import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { SearchPage } from './features/search/SearchPage'
import { remote } from './remote'
import { shapes } from './shapes'

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

const later = (id: keyof typeof shapes, page: ReactNode) => (
  <Suspense key={id} fallback={shapes[id]}>
    {page}
  </Suspense>
)

/** The page of every address of this package. The search comes first; the other pages are chunks of their own. */
export const MembersRoutes = remote.createRoutes({
  members: <SearchPage />,
  'members-id': later('members-id', <ProfilePage />),
  'likes-m-id': later('likes-m-id', <ProfilePage />),
  likes: later('likes', <LikesPage />),
  'likes-type': later('likes', <LikesPage />),
  'swipe-game': later('swipe-game', <SwipePage />),
  'match-finder': later('match-finder', <MatchFinderPage />),
})
