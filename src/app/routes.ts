import type { ElementTag } from '../kit/elements'
import type { PageType } from '../kit/routes'
import type { en } from '../strings/en/app'
import { type LazyView, lazyView } from '../ui/lazyView'
import type { PageProps } from './pageProps'

/** One row of the table of pages. */
export interface AppRoute {
  /** Until the page itself names what it shows. */
  readonly title: keyof typeof en & `app.title.${string}`
  readonly view: LazyView<PageProps>
  /** A visitor is asked to sign in first. */
  readonly needsViewer?: boolean
  /** Videos that fill the page, with the bar in their colours. */
  readonly isFeed?: boolean
  /** The element that the page shows, so that its code loads with the page's. */
  readonly element?: ElementTag
}

const feed = lazyView<PageProps>(() => import('./pages/FeedPage'))
const legal = lazyView<PageProps>(() => import('./pages/LegalPage'))
const profile = lazyView<PageProps>(() => import('./pages/ProfilePage'))

/** Every page of the app. A new page is one row here, one in `templates` (src/kit/routes.ts) and one component. */
export const routes: Readonly<Record<PageType, AppRoute>> = {
  home: { title: 'app.title.home', view: feed, isFeed: true, element: 'geuin-feed' },
  latest: { title: 'app.title.latest', view: feed, isFeed: true, element: 'geuin-feed' },
  popular: { title: 'app.title.popular', view: feed, isFeed: true, element: 'geuin-feed' },
  video: { title: 'app.title.video', view: feed, isFeed: true, element: 'geuin-feed' },
  explore: {
    title: 'app.title.explore',
    view: lazyView(() => import('./pages/ExplorePage')),
    element: 'geuin-explore',
  },
  community: {
    title: 'app.title.community',
    view: lazyView(() => import('./pages/CommunityPage')),
    element: 'geuin-community',
  },
  group: { title: 'app.title.group', view: lazyView(() => import('./pages/LoopPage')), element: 'geuin-loop' },
  profile: { title: 'app.title.profile', view: profile, element: 'geuin-profile' },
  brand: { title: 'app.title.brand', view: profile, element: 'geuin-profile' },
  terms: { title: 'app.title.terms', view: legal },
  privacy: { title: 'app.title.privacy', view: legal },
  search: {
    title: 'app.title.search',
    view: lazyView(() => import('./pages/SearchPage')),
    element: 'geuin-explore',
  },
  notification: {
    title: 'app.title.notification',
    view: lazyView(() => import('../notifications/NotificationsPage')),
    needsViewer: true,
  },
  settings: { title: 'app.title.settings', view: lazyView<PageProps>(() => import('../settings/SettingsPage')) },
  saved: { title: 'app.title.saved', view: lazyView(() => import('../saved/SavedPage')), needsViewer: true },
  history: { title: 'app.title.history', view: lazyView(() => import('../saved/HistoryPage')), needsViewer: true },
  posts: { title: 'app.title.posts', view: lazyView<PageProps>(() => import('../posts/PostsPage')), needsViewer: true },
  post: { title: 'app.title.post', view: lazyView<PageProps>(() => import('../posts/PostPage')), needsViewer: true },
  'post-create': {
    title: 'app.title.post-create',
    view: lazyView<PageProps>(() => import('../posts/CreatePostPage')),
    needsViewer: true,
  },
  'post-draft': {
    title: 'app.title.post-draft',
    view: lazyView<PageProps>(() => import('../posts/DraftPage')),
    needsViewer: true,
  },
}
