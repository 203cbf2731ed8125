import type { SelfiePose } from '../../domain'

/** Paths in a view box of 120 × 120 units. The person faces the viewer. */
export const person =
  'M36 48a24 24 0 1 0 48 0a24 24 0 1 0-48 0ZM18 114c3-23 19-34 42-34s39 11 42 34M51 45v2M69 45v2M52 57q8 6 16 0'

export const arms: Record<SelfiePose, string> = {
  open_hand:
    'M92 112L99 66M92 66h15q4-10 4-22M92 66q-2-4-2-8l-4-8M90 56l2-27M97 46l1-23M104 46l1-21M111 46l1-15',
  two_fingers: 'M92 112L99 68M92 68h15q4-6 3-14q-2-5-7-3q-6-3-11 0q-3 8 0 17ZM95 50l-4-26M104 50l6-25',
  thumb_up: 'M92 112L99 70M92 52h16q4 3 2 6q3 3 0 6q2 4-2 6H93q-4-8-1-18ZM92 52q1-8-1-14q0-6 4-5q5 4 5 19',
  hand_on_head: 'M98 96Q124 62 88 27M88 27q-8-10-40-7q-6 2-2 6q18-1 34 10',
  finger_on_chin: 'M100 112L78 96M78 96q-8 4-16-2q-4-8 2-11q8-3 14 2q4 6 0 11ZM64 83L60 73',
}
