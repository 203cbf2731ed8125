import { css } from '@emotion/react'
import { Skeleton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { landerNames } from './entities/content/landers'
import type { LanderName } from './entities/content/landers'
import { posterSize } from './features/profile/posterSize'
import { LanderFrame } from './widgets/lander-frame/LanderFrame'

const portraitStyle = css`
  width: min(100%, 520px);
  aspect-ratio: 4 / 5;
  margin: 0 auto;
  border-radius: 40px 40px 40px 8px;
  @media (max-width: 991px) {
    width: min(70vw, 320px);
  }
`
const dimStyle = css`
  background: rgb(255 255 255 / 0.12);
`

/** The second profile lander fills the width of phones with its portrait. */
const posterStyle = css`
  @media (max-width: 575px) {
    ${posterSize}
  }
`
const createSkeleton = (sceneStyle?: ReturnType<typeof css>) => (
  <LanderFrame
    title={<Skeleton width="80%" height={60} css={dimStyle} />}
    lead={<Skeleton height={28} css={dimStyle} />}
    act={<Skeleton height={220} css={dimStyle} />}
    scene={<Skeleton css={[dimStyle, portraitStyle, sceneStyle]} />}
  />
)
const lander = createSkeleton()

export const skeletons = {
  index: lander,
  'landers-preview': <Skeleton height={400} />,
  'members-id-landing': lander,
  'members-id-landing2': createSkeleton(posterStyle),
  'members-id-landing3': lander,
  ...(Object.fromEntries(landerNames.map((name) => [`landers-${name}`, lander])) as Record<
    `landers-${LanderName}`,
    ReactNode
  >),
}
