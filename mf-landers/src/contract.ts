import { defineContract } from '@duetto/shared/platform/contract'

/** What the shell may read before anything of this package runs. */
export const contract = defineContract({
  name: 'mf-landers',
  contractVersion: '1.0.0',
  routes: [
    'index',
    'members-id-landing',
    'members-id-landing2',
    'members-id-landing3',
    'landers-tinderswipe',
    'landers-alonetonight',
    'landers-collagelanding',
    'landers-gallery',
    'landers-iconslanding',
    'landers-maplanding',
    'landers-socialnetwork',
    'landers-transitionsvideolanding',
    'landers-video',
  ],
  slots: [],
  hears: [],
  tells: [],
  firstCalls: {
    'members-id-landing': [{ call: 'getMember', query: { id: ['path.id'] } }],
    'members-id-landing2': [{ call: 'getMember', query: { id: ['path.id'] } }],
    'members-id-landing3': [{ call: 'getMember', query: { id: ['path.id'] } }],
  },
})
