import { Home } from './features/landers/Home'
import { Lander } from './features/landers/Lander'
import type { LanderName } from './features/landers/landerTable'
import { ProfileLanding } from './features/profile/ProfileLanding'
import { remote } from './remote'

/** The key resets the state when one lander follows another. */
const lander = (name: LanderName) => <Lander key={name} name={name} />

export const LandersRoutes = remote.createRoutes({
  index: <Home />,
  'members-id-landing': <ProfileLanding variant="letter" />,
  'members-id-landing2': <ProfileLanding variant="portrait" />,
  'members-id-landing3': <ProfileLanding variant="question" />,
  'landers-tinderswipe': lander('tinderswipe'),
  'landers-alonetonight': lander('alonetonight'),
  'landers-collagelanding': lander('collagelanding'),
  'landers-gallery': lander('gallery'),
  'landers-iconslanding': lander('iconslanding'),
  'landers-maplanding': lander('maplanding'),
  'landers-socialnetwork': lander('socialnetwork'),
  'landers-transitionsvideolanding': lander('transitionsvideolanding'),
  'landers-video': lander('video'),
})
