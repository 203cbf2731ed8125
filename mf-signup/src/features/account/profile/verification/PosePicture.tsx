import type { SelfiePose } from '@duetto/shared/domain'
import { arms, person } from '@duetto/shared/poses'

/** Decorative, because the pose is always named beside it. */
export const PosePicture = ({ pose }: { pose: SelfiePose }) => (
  <svg
    width={112}
    height={112}
    viewBox="0 0 120 120"
    fill="none"
    stroke="currentColor"
    strokeWidth={3.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
    css={{ flex: 'none' }}
  >
    <path d={person} />
    <path d={arms[pose]} />
  </svg>
)
