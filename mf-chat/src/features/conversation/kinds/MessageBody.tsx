import type { ComponentType } from 'react'
import { HeldBody } from '../review/HeldBody'
import { GiftBody } from './GiftBody'
import { PhotoBody } from './PhotoBody'
import { PictureBody } from './PictureBody'
import { TextBody } from './TextBody'
import { VoiceBody } from './VoiceBody'
import type { Content, KindProps } from './types'

/** One component per kind of message. */
const kinds: Record<Content['kind'], ComponentType<KindProps>> = {
  text: TextBody,
  gift: GiftBody,
  gif: PictureBody,
  photo: PhotoBody,
  voice: VoiceBody,
}

/** The content of a message, in the form of its kind. */
export const MessageBody = (props: KindProps) => {
  if (props.content.review && !props.isMine) return <HeldBody {...props} />
  // A newer API may send a kind that this build does not know: its text is shown.
  const Body = Object.hasOwn(kinds, props.content.kind) ? kinds[props.content.kind] : TextBody
  return <Body {...props} />
}
