import type { ReactElement } from 'react'
import { landerNames } from './entities/content/landers'
import type { LanderName } from './entities/content/landers'
import { Home } from './features/landers/Home'
import { Lander } from './features/landers/Lander'
import { Preview } from './features/preview/Preview'
import { ProfileLanding } from './features/profile/ProfileLanding'
import { remote } from './remote'

/** The key resets the component's state on navigation between landers. */
const landerPages = Object.fromEntries(
  landerNames.map((name) => [`landers-${name}`, <Lander key={name} name={name} />]),
) as Record<`landers-${LanderName}`, ReactElement>

export const LandersRoutes = remote.createRoutes({
  index: <Home />,
  'members-id-landing': <ProfileLanding variant="letter" />,
  'members-id-landing2': <ProfileLanding variant="portrait" />,
  'members-id-landing3': <ProfileLanding variant="question" />,
  'landers-preview': <Preview />,
  ...landerPages,
})
