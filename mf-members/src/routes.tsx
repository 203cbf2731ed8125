import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { SearchPage } from './features/search/SearchPage'

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

/** Every address of this package. The search comes first; the other pages are chunks of their own. */
export const MembersRoutes = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="/members" element={<SearchPage />} />
      <Route path="/members/:id" element={<ProfilePage />} />
      <Route path="/likes/m/:id" element={<ProfilePage />} />
      <Route path="/likes/:type?" element={<LikesPage />} />
      <Route path="/swipe-game" element={<SwipePage />} />
      <Route path="/match-finder" element={<MatchFinderPage />} />
    </Routes>
  </Suspense>
)
