import { EARLY_PORTRAITS, portraitSizes, searchedFields } from '@duetto/shared/domain'
import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

const tiles = { picture: 'main_image', count: EARLY_PORTRAITS, sizes: portraitSizes.tile } as const
const profile = {
  params: { id: 'number' },
  isMembersArea: true,
  foldsNotices: true,
  viewTransition: 'anywhere',
  initialQueries: [
    {
      call: 'getMember',
      query: { id: ['path.id'], trafficsource: ['visit.trafficsource'] },
      pictures: { list: 'profile', picture: 'main_image', count: 1, sizes: portraitSizes.profile },
      isSubject: true,
    },
  ],
  chunk: 'profile',
} as const
const likes = {
  access: 'members',
  isMembersArea: true,
  title: 'members.likes.title',
  chunk: 'likes',
} as const

const fromSearch = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [`search.${name}`]]))

export const contract = defineContract({
  name: 'mf-members',
  routes: {
    members: {
      path: '/members',
      title: 'members.search.title',
      isMembersArea: true,
      initialQueries: [
        {
          call: 'searchMembers',
          query: {
            gender: ['search.gender', 'user.profile.looking_for', '=all'],
            country: ['search.country', 'user.country', 'settings.geoip_selected_country', 'country', '=all'],
            countryregion: ['search.countryregion'],
            distance: ['search.distance'],
            city: ['search.city'],
            min_age: ['search.min_age'],
            max_age: ['search.max_age'],
            trafficsource: ['visit.trafficsource'],
            ...fromSearch([
              'name',
              'sort',
              'new_within',
              'min_height',
              'max_height',
              'online',
              'photo',
              'verified',
              'both_ways',
              'hide_fictional',
            ]),
            ...fromSearch(searchedFields),
          },
          pictures: { list: 'profiles', ...tiles },
        },
        { call: 'getSavedSearches' },
      ],
    },
    'members-id': { path: '/members/:id', ...profile },
    'likes-m-id': { path: '/likes/m/:id', ...profile },
    likes: {
      path: '/likes',
      ...likes,
      initialQueries: [{ call: 'getLikes', pictures: { list: 'liked_by', ...tiles } }],
    },
    'likes-type': {
      path: '/likes/:type',
      params: { type: ['received', 'sent', 'matches', 'liked'] },
      ...likes,
      initialQueries: [{ call: 'getLikes' }],
    },
    activity: {
      path: '/activity',
      title: 'members.activity.title',
      access: 'members',
      isMembersArea: true,
      initialQueries: [{ call: 'getActivity' }],
      chunk: 'activity',
    },
    hidden: {
      path: '/hidden',
      title: 'members.hidden.title',
      access: 'members',
      isMembersArea: true,
      initialQueries: [{ call: 'getSkipped' }],
      chunk: 'hidden',
    },
    'swipe-game': {
      path: '/swipe-game',
      title: 'members.swipe.title',
      access: 'members',
      foldsNotices: true,
      initialQueries: [{ call: 'getSwipeDeck' }],
      chunk: 'swipe',
    },
    'match-finder': {
      path: '/match-finder',
      title: 'members.finder.title',
      access: 'members',
      initialQueries: [{ call: 'getMatchFinder' }],
      chunk: 'match-finder',
    },
  },
  slots: ['like-popup', 'match-modal'],
  subscribes: ['match', 'blocked', 'like-new'],
  emits: ['blocked', 'likes-changed', 'image-pressed', 'match'],
})
export type MembersBus = BusOf<typeof contract>
