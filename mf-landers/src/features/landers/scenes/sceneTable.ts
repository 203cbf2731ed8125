import type { ComponentType } from 'react'
import type { SceneName } from '../../../entities/content/landers'
import type { FrameLayout } from '../../../widgets/lander-frame/LanderFrame'
import { Collage } from './Collage'
import { Conversation } from './Conversation'
import { CountryMap } from './CountryMap'
import { Deck } from './Deck'
import { Feed } from './Feed'
import { Film } from './Film'
import { Gallery } from './Gallery'
import { Interests } from './Interests'
import type { ActiveSceneProps } from './types'

interface SceneFacts {
  Scene: ComponentType<ActiveSceneProps>
  layout: FrameLayout
  hasForm?: true
}

export const scenes: Readonly<Record<SceneName, SceneFacts>> = {
  deck: { Scene: Deck, layout: 'mirrored' },
  conversation: { Scene: Conversation, layout: 'centredWide', hasForm: true },
  collage: { Scene: Collage, layout: 'backdrop' },
  gallery: { Scene: Gallery, layout: 'light' },
  interests: { Scene: Interests, layout: 'split' },
  map: { Scene: CountryMap, layout: 'split' },
  feed: { Scene: Feed, layout: 'light' },
  film: { Scene: Film, layout: 'split' },
}
