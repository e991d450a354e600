'use client'

import type { GeuinEvents } from 'geuin'
import type { GeuinFeedElement } from 'geuin/elements/geuin-feed.js'
import type {} from 'geuin/react'

const onLogin = ({ detail }: GeuinEvents['geuin:login']) => console.log(detail.user.nickname)

const listen = (feed: GeuinFeedElement) => {
  feed.addEventListener('geuin:login', onLogin)
  return () => feed.removeEventListener('geuin:login', onLogin)
}

export default function Page() {
  return <geuin-feed source="latest" ref={listen} />
}
