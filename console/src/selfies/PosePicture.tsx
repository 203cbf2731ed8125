import { SvgIcon } from '@mui/material'
import type { SelfiePose } from '@duetto/shared/domain'
import { arms, person } from '@duetto/shared/poses'

/** Decorative, because the pose is always named beside it. */
export const PosePicture = ({ pose }: { pose: SelfiePose }) => (
  <SvgIcon
    viewBox="0 0 120 120"
    sx={{ width: 112, height: 112, flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: 3.5 }}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={person} />
    <path d={arms[pose]} />
  </SvgIcon>
)
