import type { ComponentType } from 'react'
import { WithheldBody } from '../review/WithheldBody'
import { GiftBody } from './GiftBody'
import { PhotoBody } from './PhotoBody'
import { PictureBody } from './PictureBody'
import { TextBody } from './TextBody'
import { VoiceBody } from './VoiceBody'
import type { Content, KindProps } from './types'

const kinds: Record<Content['kind'], ComponentType<KindProps>> = {
  text: TextBody,
  gift: GiftBody,
  gif: PictureBody,
  photo: PhotoBody,
  voice: VoiceBody,
}

export const MessageBody = (props: KindProps) => {
  if (props.content.review && !props.isMine) return <WithheldBody {...props} />
  // A newer API may send unknown kinds. Show their text.
  const Body = Object.hasOwn(kinds, props.content.kind) ? kinds[props.content.kind] : TextBody
  return <Body {...props} />
}
