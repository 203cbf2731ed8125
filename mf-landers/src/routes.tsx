import { Route, Routes } from 'react-router'
import { Home } from './features/landers/Home'
import { Lander } from './features/landers/Lander'
import { landerNames } from './features/landers/landerTable'
import { ProfileLanding } from './features/profile/ProfileLanding'

/** Every address of this package. */
export const LandersRoutes = () => (
  <Routes>
    <Route path="/" element={<Home />} />
    {landerNames.map((name) => (
      <Route key={name} path={`/landers/${name}/:slug?`} element={<Lander key={name} name={name} />} />
    ))}
    <Route path="/members/:id/landing" element={<ProfileLanding variant="letter" />} />
    <Route path="/members/:id/landing2/:slug?" element={<ProfileLanding variant="portrait" />} />
    <Route path="/members/:id/landing3/:slug?" element={<ProfileLanding variant="question" />} />
  </Routes>
)
