import type { Plural } from '../translation'

/** The app around the pages: ways between them, their titles, and what stands in place of a page. */
export const en = {
  locale: 'en',

  'app.nav': 'Main',
  'app.skip': 'Skip to content',
  'app.recent': 'Recent communities',
  'app.create': 'Create',
  'app.profile': 'Profile',
  'app.notifications': { one: 'Notifications, {shown} unread', other: 'Notifications, {shown} unread' },

  'app.title.home': 'Home',
  'app.title.latest': 'Latest videos',
  'app.title.popular': 'Popular videos',
  'app.title.explore': 'Explore',
  'app.title.search': 'Search',
  'app.title.video': 'Video',
  'app.title.community': 'Community',
  'app.title.group': 'Loop',
  'app.title.profile': 'Profile',
  'app.title.brand': 'About',
  'app.title.notification': 'Notifications',
  'app.title.settings': 'Settings',
  'app.title.terms': 'Terms',
  'app.title.privacy': 'Privacy',
  'app.title.posts': 'Your posts',
  'app.title.post': 'Post',
  'app.title.post-create': 'New post',
  'app.title.post-draft': 'Draft',
  'app.title.saved': 'Saved videos',
  'app.title.history': 'Watch history',

  'app.own': 'Yours',
  'app.find': 'Search videos, people and communities',

  'app.lost.title': 'This page isn’t here',
  'app.lost.text': 'It may have moved, or its maker took it down.',
  'app.lost.action': 'Go home',
  'app.signIn': 'Sign in',
  'app.signIn.title': 'Sign in to see this',
  'app.signIn.text': 'This page is yours alone. It opens as soon as you are in.',
  'app.legal.out': 'Read it on {brand}’s site',
  'app.legal.none': '{brand} has not published this yet',
  'app.legal.error': 'This page didn’t load',
} as const satisfies Record<string, string | Plural>
