import type { SelfiePose, SelfieRefusal } from '@duetto/shared/domain'
import { defineMessages } from '@duetto/shared/i18n'

export const poseMessages = defineMessages<SelfiePose>({
  open_hand: {
    id: 'signup.pose.open_hand',
    defaultMessage: 'Hold an open hand beside your face, palm to the camera.',
    description: 'Pose for a selfie',
  },
  two_fingers: {
    id: 'signup.pose.two_fingers',
    defaultMessage: 'Raise two fingers beside your face.',
    description: 'Pose for a selfie',
  },
  thumb_up: {
    id: 'signup.pose.thumb_up',
    defaultMessage: 'Hold a thumb up beside your face.',
    description: 'Pose for a selfie',
  },
  hand_on_head: {
    id: 'signup.pose.hand_on_head',
    defaultMessage: 'Put a hand flat on the top of your head.',
    description: 'Pose for a selfie',
  },
  finger_on_chin: {
    id: 'signup.pose.finger_on_chin',
    defaultMessage: 'Put a finger on your chin.',
    description: 'Pose for a selfie',
  },
})

export const selfieRefusalMessages = defineMessages<SelfieRefusal>({
  pose: {
    id: 'signup.selfie.pose',
    defaultMessage: 'Your selfie didn’t show the pose that we asked for.',
    description: 'Why a selfie was refused',
  },
  face: {
    id: 'signup.selfie.face',
    defaultMessage: 'We couldn’t see your face well in your selfie.',
    description: 'Why a selfie was refused',
  },
  different: {
    id: 'signup.selfie.different',
    defaultMessage: 'We couldn’t recognise you from your main photo. Choose one that looks like you today.',
    description: 'Why a selfie was refused',
  },
  screen: {
    id: 'signup.selfie.screen',
    defaultMessage: 'Your selfie seems to show a screen or a print. Take it directly with your camera.',
    description: 'Why a selfie was refused',
  },
  quality: {
    id: 'signup.selfie.quality',
    defaultMessage: 'Your selfie was too dark or too blurred.',
    description: 'Why a selfie was refused',
  },
  other: {
    id: 'signup.selfie.other',
    defaultMessage: 'We couldn’t verify your profile with this selfie.',
    description: 'Why a selfie was refused',
  },
})
