import { SvgIcon } from '@mui/material'
import type { SelfiePose } from '@duetto/shared/domain'

/** A person, seen from the front, in a square of 120 units. */
const person =
  'M36 48a24 24 0 1 0 48 0a24 24 0 1 0-48 0ZM18 114c3-23 19-34 42-34s39 11 42 34M51 45v2M69 45v2M52 57q8 6 16 0'

const arms: Record<SelfiePose, string> = {
  open_hand:
    'M88 110L94 66M88 66h16q3-10 3-22M88 66q-2-6-2-12M86 54l-6-9M86 54l2-24M93 46l1-22M100 46l1-20M107 48l1-16',
  two_fingers: 'M88 110L95 68M88 68h15q4-6 3-14q-2-5-7-3q-6-3-11 0q-3 8 0 17ZM91 50l-5-25M99 50l6-25',
  thumb_up: 'M86 110L94 70M87 50h17q4 3 2 6q3 4 0 7q2 4-2 7H88q-4-9-1-20ZM89 50q4-8 2-17',
  hand_on_head: 'M98 96Q124 62 88 27M88 27q-8-10-40-7q-6 2-2 6q18-1 34 10',
  finger_on_chin: 'M100 112L78 96M78 96q-8 4-16-2q-4-8 2-11q8-3 14 2q4 6 0 11ZM64 83L60 73',
}

/** Decorative: the pose is always named beside it. */
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
