import type { LayoutName } from './layout'
import type { RemoteName } from './remotes'

export interface RouteFacts {
  /** Stable id; also the key of the page title. */
  id: string
  /** Path pattern in React Router's syntax. */
  path: string
  /** The package that renders it. */
  owner: RemoteName | 'shell'
  layout: LayoutName
  /** Visitors are redirected to /login and back. */
  isMembersOnly: boolean
  /** Part of the members area for banners and popups (section 2). */
  isMembersArea: boolean
}

type Flags = { members?: true; area?: true; layout?: LayoutName }

const route = (
  id: string,
  path: string,
  owner: RouteFacts['owner'],
  { members, area, layout = 'default' }: Flags = {},
): RouteFacts => ({
  id,
  path,
  owner,
  layout,
  isMembersOnly: members ?? false,
  isMembersArea: area ?? false,
})

const members = { members: true } as const
const chat = { members: true, layout: 'chat' } as const
const lander = { layout: 'lander' } as const
const empty = { layout: 'empty' } as const

/**
 * Every route of section 2, defined once: its owner, its layout, and who may see it. `/` belongs to
 * mf-landers for visitors; the shell redirects members to /members.
 */
export const routes: readonly RouteFacts[] = [
  route('index', '/', 'mf-landers', lander),
  route('members', '/members', 'mf-members', { area: true }),
  route('members-id', '/members/:id', 'mf-members', { area: true }),
  route('likes-m-id', '/likes/m/:id', 'mf-members', { area: true }),
  route('members-id-chat', '/members/:id/chat', 'mf-chat', chat),
  route('members-id-landing', '/members/:id/landing', 'mf-landers', lander),
  route('members-id-signup', '/members/:id/signup', 'mf-signup', empty),
  route('members-id-landing2', '/members/:id/landing2/:slug?', 'mf-landers', lander),
  route('members-id-landing3', '/members/:id/landing3/:slug?', 'mf-landers', lander),
  route('chats', '/chats', 'mf-chat', { ...chat, area: true }),
  route('chats-id', '/chats/:id', 'mf-chat', { ...chat, area: true }),
  route('likes', '/likes', 'mf-members', { members: true, area: true }),
  route('likes-type', '/likes/:type', 'mf-members', { members: true, area: true }),
  route('credits', '/credits', 'mf-payments', members),
  route('repeat-order', '/credits/repeat-order', 'mf-payments', members),
  route('credits-id', '/credits/:id/:paymentmethod?', 'mf-payments', members),
  route('directdebit', '/directdebit', 'mf-payments', members),
  route('premium', '/premium', 'mf-payments', { members: true, area: true }),
  route('pricing', '/pricing', 'mf-payments'),
  route('profile', '/profile', 'mf-signup', members),
  route('notifications', '/notifications', 'mf-signup', members),
  route('settings', '/settings', 'mf-signup', members),
  route('complaints', '/complaints', 'shell'),
  route('transactions', '/transactions/:id?', 'mf-payments', members),
  route('signup', '/signup', 'mf-signup', empty),
  route('signup-matches', '/signup-matches', 'mf-signup', members),
  route('complete-signup', '/complete-signup', 'mf-signup', members),
  route('login', '/login', 'mf-signup', empty),
  route('reset-password', '/reset-password', 'mf-signup'),
  route('reset-password-do', '/reset-password/do', 'mf-signup'),
  route('account-deleted', '/account-deleted', 'mf-signup', empty),
  route('activate', '/activate', 'mf-signup', members),
  route('activate-done', '/activate/done', 'mf-signup'),
  route('activate-error', '/activate/error', 'mf-signup'),
  route('mail-change-do', '/mail-change/do', 'mf-signup'),
  route('lang-config', '/lang-config', 'shell', empty),
  route('match-finder', '/match-finder', 'mf-members', members),
  route('swipe-game', '/swipe-game', 'mf-members', members),
  route('landers-tinderswipe', '/landers/tinderswipe', 'mf-landers', lander),
  route('landers-alonetonight', '/landers/alonetonight/:slug?', 'mf-landers', lander),
  route('landers-collagelanding', '/landers/collagelanding/:slug?', 'mf-landers', lander),
  route('landers-gallery', '/landers/gallery/:slug?', 'mf-landers', lander),
  route('landers-iconslanding', '/landers/iconslanding/:slug?', 'mf-landers', lander),
  route('landers-maplanding', '/landers/maplanding/:slug?', 'mf-landers', lander),
  route('landers-socialnetwork', '/landers/socialnetwork/:slug?', 'mf-landers', lander),
  route('landers-transitionsvideolanding', '/landers/transitionsvideolanding/:slug?', 'mf-landers', lander),
  route('landers-video', '/landers/video/:slug?', 'mf-landers', lander),
  route('pages-ban', '/pages/ban', 'shell'),
  route('pages-cookies', '/pages/cookies', 'shell'),
  route('pages-faq', '/pages/faq', 'shell'),
  route('pages-privacy', '/pages/privacy', 'shell'),
  route('pages-return-policy', '/pages/return-policy', 'shell'),
  route('pages-service', '/pages/service', 'shell'),
  route('pages-terms', '/pages/terms', 'shell'),
  route('pages-attribution', '/pages/attribution', 'shell'),
  route('token', '/:token', 'shell'),
]

/** Query parameter of the login page that names where to go afterwards. */
export const returnToParam = 'return'
export const afterLoginPath = '/members'
export const afterLogoutPath = '/'
