import type { NichePrefix } from '@duetto/shared/domain'
import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { landerMessages, nicheMessages } from './messages'
import { Collage } from './scenes/Collage'
import { Crossfade } from './scenes/Crossfade'
import { Deck } from './scenes/Deck'
import { Letters } from './scenes/Letters'
import { Mosaic } from './scenes/Mosaic'
import { Reasons } from '../../widgets/reasons/Reasons'
import { TownMap } from './scenes/TownMap'
import type { ActiveSceneProps } from './scenes/types'

interface LanderFacts {
  title: MessageDescriptor
  lead?: MessageDescriptor
  Scene: ComponentType<ActiveSceneProps>
}

export const landers = {
  tinderswipe: { title: landerMessages.tinderswipe, lead: landerMessages.tinderswipeLead, Scene: Deck },
  alonetonight: { title: landerMessages.alonetonight, Scene: Letters },
  collagelanding: { title: landerMessages.collagelanding, Scene: Collage },
  gallery: { title: landerMessages.gallery, Scene: Mosaic },
  iconslanding: { title: landerMessages.iconslanding, Scene: Reasons },
  maplanding: { title: landerMessages.maplanding, Scene: TownMap },
  socialnetwork: { title: landerMessages.socialnetwork, Scene: Letters },
  transitionsvideolanding: { title: landerMessages.transitionsvideolanding, Scene: Crossfade },
  video: { title: landerMessages.video, Scene: Crossfade },
} as const satisfies Record<string, LanderFacts>

export type LanderName = keyof typeof landers
export const landerNames = Object.keys(landers) as LanderName[]
export const factsOf = (name: LanderName): LanderFacts => landers[name]

export const nicheLead = (niche: NichePrefix): MessageDescriptor | null =>
  niche === 'none' ? null : nicheMessages[niche]
