const minute = 60_000

/** The server picks a pose at random, because a stolen picture is unlikely to show it. */
export const selfiePoses = ['open_hand', 'two_fingers', 'thumb_up', 'hand_on_head', 'finger_on_chin'] as const
export type SelfiePose = (typeof selfiePoses)[number]

export const selfieRefusals = ['pose', 'face', 'different', 'screen', 'quality', 'other'] as const
export type SelfieRefusal = (typeof selfieRefusals)[number]

export const verificationStates = [
  'never',
  'posed',
  'waiting',
  'verified',
  'refused',
  'lapsed',
  'withdrawn',
] as const
export type VerificationState = (typeof verificationStates)[number]

export const verificationLimits = {
  poseMs: 10 * minute,
  selfiesPerDay: 3,
  answerMs: 14 * 24 * 60 * minute,
} as const
