import type { GeuinFeedElement } from 'geuin/elements/geuin-feed.js'

export const createFeed = (): GeuinFeedElement => {
  const feed = document.createElement('geuin-feed')
  feed.source = 'latest'
  feed.addEventListener('geuin:login', ({ detail }) => console.log(detail.user.nickname))
  return feed
}
