import { defineContract } from '@duetto/shared/platform/contract'
import { SCENE_PEOPLE } from './entities/people/scenePeople'

const lander = { layout: 'lander' } as const
/** Common part of the initial queries for the members that a scene shows. */
const people = {
  call: 'searchMembers',
  pictures: { list: 'profiles', picture: 'main_image', count: SCENE_PEOPLE },
} as const
const ofNiche = {
  limit: SCENE_PEOPLE,
  trafficsource: ['visit.trafficsource'],
  gender: ['visit.gender'],
} as const
/** Options of landers that search engines may list. */
const listed = {
  ...lander,
  description: 'landers.description',
  isListed: true,
  initialQueries: [{ ...people, query: ofNiche }],
} as const
const withSlug = { ...listed, params: { slug: 'slug' } } as const
const ofMember = {
  ...lander,
  params: { id: 'number', slug: 'slug' },
  initialQueries: [{ call: 'getMember', query: { id: ['path.id'] }, isSubject: true }],
} as const

export const contract = defineContract({
  name: 'mf-landers',
  routes: {
    index: {
      path: '/',
      layout: 'lander',
      access: 'visitors',
      isListed: true,
      initialQueries: [{ ...people, query: ofNiche }],
    },
    'members-id-landing': { path: '/members/:id/landing', ...ofMember },
    'members-id-landing2': { path: '/members/:id/landing2/:slug?', ...ofMember },
    'members-id-landing3': { path: '/members/:id/landing3/:slug?', ...ofMember },
    'landers-tinderswipe': { path: '/landers/tinderswipe', title: 'landers.tinderswipe.title', ...listed },
    'landers-alonetonight': {
      path: '/landers/alonetonight/:slug?',
      title: 'landers.alonetonight.title',
      ...withSlug,
    },
    'landers-collagelanding': {
      path: '/landers/collagelanding/:slug?',
      title: 'landers.collage.title',
      ...withSlug,
    },
    'landers-gallery': { path: '/landers/gallery/:slug?', title: 'landers.gallery.title', ...withSlug },
    'landers-iconslanding': {
      path: '/landers/iconslanding/:slug?',
      title: 'landers.icons.title',
      ...withSlug,
    },
    'landers-maplanding': { path: '/landers/maplanding/:slug?', title: 'landers.map.title', ...withSlug },
    'landers-socialnetwork': {
      path: '/landers/socialnetwork/:slug?',
      title: 'landers.social.title',
      ...withSlug,
    },
    'landers-transitionsvideolanding': {
      path: '/landers/transitionsvideolanding/:slug?',
      title: 'landers.transitions.title',
      ...withSlug,
    },
    'landers-video': { path: '/landers/video/:slug?', title: 'landers.video.title', ...withSlug },
  },
  slots: [],
  subscribes: [],
  emits: [],
})
