import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

/** What the shell may read before anything of this package runs. */
export const contract = defineContract({
  name: 'mf-members',
  contractVersion: '1.0.0',
  routes: ['members', 'members-id', 'likes-m-id', 'likes', 'likes-type', 'swipe-game', 'match-finder'],
  slots: ['like-popup', 'match-modal'],
  hears: ['match', 'blocked', 'like-new'],
  tells: ['blocked', 'likes-changed', 'image-pressed'],
  firstCalls: {
    members: [
      {
        call: 'searchMembers',
        query: {
          gender: ['search.gender', 'user.profile.looking_for'],
          country: ['search.country', 'user.country', 'settings.geoip_selected_country', 'country'],
          countryregion: ['search.countryregion'],
          min_age: ['search.min_age'],
          max_age: ['search.max_age'],
          online: ['search.online'],
          hide_fictional: ['search.hide_fictional'],
        },
        pictures: { list: 'profiles', picture: 'main_image', count: 4 },
      },
    ],
    'members-id': [{ call: 'getMember', query: { id: ['path.id'] } }],
    'likes-m-id': [{ call: 'getMember', query: { id: ['path.id'] } }],
    likes: [{ call: 'getLikes', pictures: { list: 'liked_by', picture: 'main_image', count: 4 } }],
    'likes-type': [{ call: 'getLikes' }],
    'swipe-game': [{ call: 'getSwipeDeck' }],
    'match-finder': [{ call: 'getMatchFinder' }],
  },
})
export type MembersBus = BusOf<typeof contract>
