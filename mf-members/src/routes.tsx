import { Route, Routes } from 'react-router'
import { LikesPage } from './features/likes/LikesPage'
import { MatchFinderPage } from './features/match-finder/MatchFinderPage'
import { ProfilePage } from './features/profile/ProfilePage'
import { SearchPage } from './features/search/SearchPage'
import { SwipePage } from './features/swipe/SwipePage'

/** Every address of this package. */
export const MembersRoutes = () => (
  <Routes>
    <Route path="/members" element={<SearchPage />} />
    <Route path="/members/:id" element={<ProfilePage />} />
    <Route path="/likes/m/:id" element={<ProfilePage />} />
    <Route path="/likes/:type?" element={<LikesPage />} />
    <Route path="/swipe-game" element={<SwipePage />} />
    <Route path="/match-finder" element={<MatchFinderPage />} />
  </Routes>
)
