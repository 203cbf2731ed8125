import type { RouteDeclaration } from '@duetto/shared/platform'
import { defineContract } from '@duetto/shared/platform/contract'
import { portraitSizes } from '@duetto/shared/domain'
import type { PortraitSize } from '@duetto/shared/domain'
import { facesIn, landerNames, landers, membersIn } from './entities/content/landers'
import type { LanderName, LanderOptions, SceneName } from './entities/content/landers'
import { SCENE_PEOPLE, scenePeopleQuery } from './entities/people/scenePeople'

const lander = { layout: 'lander', linkPictureAlt: 'landers.linkPicture' } as const
const questions = ['real', 'sees', 'pay'].map(
  (name) => [`landers.question.${name}`, `landers.question.${name}Answer`] as const,
)
const scenePortraits: Partial<Record<SceneName, PortraitSize>> = {
  deck: portraitSizes.deck,
  gallery: portraitSizes.gallery,
}
/** The deck shows its first card, and a part of the next. */
const shownEarly: Partial<Record<SceneName, number>> = { ...facesIn, deck: 2 }
const peopleFrom = ({ firstPerson, scene }: Pick<LanderOptions, 'firstPerson' | 'scene'>) =>
  ({
    call: 'searchMembers',
    ...(membersIn[scene] === 'early' && {
      pictures: {
        list: 'profiles',
        picture: 'main_image',
        count: SCENE_PEOPLE,
        first: firstPerson,
        shown: shownEarly[scene],
        sizes: scenePortraits[scene] ?? portraitSizes.face,
      },
    }),
    query: {
      ...scenePeopleQuery,
      trafficsource: ['visit.trafficsource'],
      gender: ['visit.gender'],
      min_age: ['visit.minAge'],
      body_type: ['visit.bodyTypes'],
      ...(scene === 'feed' && { with_prompt: 1 }),
    },
  }) as const

const routeOf = (name: LanderName): RouteDeclaration => {
  const { hasSlug = true, test, ...options } = landers[name]
  return {
    ...lander,
    path: `/landers/${name}${hasSlug ? '/:slug?' : ''}`,
    ...(hasSlug && { params: { slug: 'slug' } }),
    title: `content.${name}.title`,
    description: 'landers.description',
    isListed: true,
    ...(test && { variants: test }),
    ...(membersIn[options.scene] !== 'never' && { initialQueries: [peopleFrom(options)] }),
  }
}
const landerRoutes = Object.fromEntries(
  landerNames.map((name) => [`landers-${name}`, routeOf(name)]),
) as Record<`landers-${LanderName}`, RouteDeclaration>

const ofMember = <Path extends string>(path: Path, sizes: PortraitSize = portraitSizes.landing) =>
  ({
    ...lander,
    path,
    params: { id: 'number', slug: 'slug' },
    initialQueries: [
      {
        call: 'getMember',
        query: { id: ['path.id'], trafficsource: ['visit.trafficsource'] },
        pictures: { list: 'profile', picture: 'main_image', count: 1, sizes },
        isSubject: true,
      },
    ],
  }) as const

export const contract = defineContract({
  name: 'mf-landers',
  routes: {
    index: {
      ...lander,
      path: '/',
      access: 'visitors',
      isListed: true,
      questions,
      initialQueries: [peopleFrom({ scene: 'collage', firstPerson: 0 })],
    },
    'members-id-landing': ofMember('/members/:id/landing'),
    'members-id-landing2': ofMember('/members/:id/landing2/:slug?', portraitSizes.profile),
    'members-id-landing3': ofMember('/members/:id/landing3/:slug?'),
    'landers-preview': { path: '/landers/preview', isInternal: true },
    ...landerRoutes,
  },
  slots: [],
  subscribes: [],
  emits: [],
})
