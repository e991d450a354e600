'use client'

import { type GeuinEvents, geuin } from 'geuin'
import 'geuin/elements/geuin-feed.js'
import type { FeedItem, GeuinFeedElement } from 'geuin/elements/geuin-feed.js'
import type {} from 'geuin/react'
import Link from 'next/link'
import { useCallback, useState } from 'react'

geuin.configure({ apiHost: '/', brandId: '1' })

const videos: FeedItem[] = [{ id: 'aurora', mp4: '/media/clips/aurora/fast.mp4', title: 'Our aurora' }]

/** React sets no property of an element that the server rendered. */
const showVideos = (feed: GeuinFeedElement | null) => {
  if (feed) feed.items = videos
}

export default function Page() {
  const [names, setNames] = useState<string[]>([])
  const listen = useCallback((feed: GeuinFeedElement) => {
    const onLogin = ({ detail }: GeuinEvents['geuin:login']) => setNames((before) => [...before, detail.user.nickname])
    feed.addEventListener('geuin:login', onLogin)
    return () => feed.removeEventListener('geuin:login', onLogin)
  }, [])

  return (
    <main>
      <button type="button" onClick={() => geuin.signIn()}>
        Join us
      </button>
      <output>{names.join()}</output>
      <geuin-feed source="latest" layout="grid" ref={listen} />
      <geuin-feed layout="grid" ref={showVideos} />
      <Link href="/about">About us</Link>
    </main>
  )
}
