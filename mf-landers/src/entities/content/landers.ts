import type { NichePrefix } from '@duetto/shared/domain'
import generated from '../../content/landers.generated.json'

export type LanderName = keyof typeof generated
export type SceneName =
  | 'deck'
  | 'conversation'
  | 'collage'
  | 'gallery'
  | 'interests'
  | 'map'
  | 'feed'
  | 'film'

/** See docs/guides/landers.md. */
export interface LanderOptions {
  scene: SceneName
  film?: 'faces' | 'windows'
  hasSlug?: boolean
  firstPerson: number
  test?: Readonly<Record<string, number>>
}

export const membersIn: Readonly<Record<SceneName, 'portraits' | 'towns' | 'nothing'>> = {
  deck: 'portraits',
  conversation: 'portraits',
  collage: 'portraits',
  gallery: 'portraits',
  interests: 'nothing',
  map: 'towns',
  feed: 'portraits',
  film: 'nothing',
}

/** Written by `npm run landers`, which validates the content. */
export const landers = generated as Readonly<Record<LanderName, LanderOptions>>
export const landerNames = Object.keys(generated) as LanderName[]

const shared = 'content.shared'

export const sharedGroups = (niche: NichePrefix): string[] =>
  niche === 'none' ? [shared] : [`${shared}.${niche}`, shared]

export const textGroups = (name: LanderName, niche: NichePrefix, variant: string | null): string[] => {
  const own = `content.${name}`
  const withVariant = (group: string): string[] => (variant ? [`${group}@${variant}`, group] : [group])
  const ofNiche = niche === 'none' ? [] : [...withVariant(`${own}.${niche}`), `${shared}.${niche}`]
  return [...ofNiche, ...withVariant(own), shared]
}
