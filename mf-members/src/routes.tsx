import { SearchPage } from './features/search/SearchPage'
import { remote } from './remote'
import { skeletons } from './skeletons'
import { useResumedLike } from './entities/people/useResumedLike'
import { NoticeToasts } from './widgets/people/NoticeToasts'
import { ViewerGate } from './widgets/people/ViewerGate'

const likes = remote.lazyPage(['likes', 'likes-type'], {
  load: async () => (await import(/* webpackChunkName: "likes" */ './features/likes/LikesPage')).LikesPage,
  fallback: skeletons.likes,
})
const activity = remote.lazyPage(['activity'], {
  load: async () =>
    (await import(/* webpackChunkName: "activity" */ './features/activity/ActivityPage')).ActivityPage,
  fallback: skeletons.activity,
})
const matchFinder = remote.lazyPage(['match-finder'], {
  load: async () =>
    (await import(/* webpackChunkName: "match-finder" */ './features/match-finder/MatchFinderPage'))
      .MatchFinderPage,
  fallback: skeletons['match-finder'],
})
const profile = remote.lazyPage(['members-id', 'likes-m-id'], {
  load: async () =>
    (await import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage')).ProfilePage,
  fallback: skeletons['members-id'],
})
const hidden = remote.lazyPage(['hidden'], {
  load: async () =>
    (await import(/* webpackChunkName: "hidden" */ './features/skipped/SkippedPage')).SkippedPage,
  fallback: skeletons.hidden,
})
const swipe = remote.lazyPage(['swipe-game'], {
  load: async () => (await import(/* webpackChunkName: "swipe" */ './features/swipe/SwipePage')).SwipePage,
  fallback: skeletons['swipe-game'],
})

const Pages = remote.createRoutes({
  members: <SearchPage />,
  'members-id': profile,
  'likes-m-id': profile,
  likes,
  'likes-type': likes,
  activity,
  hidden,
  'swipe-game': swipe,
  'match-finder': matchFinder,
})

const ResumedWish = () => {
  useResumedLike()
  return null
}

export const MembersRoutes = () => (
  <ViewerGate>
    <Pages />
    <ResumedWish />
    <NoticeToasts />
  </ViewerGate>
)
