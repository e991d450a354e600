import { useId, useState } from 'react'
import { themedView } from '../brand/themedView'
import { useEntity } from '../entities/useEntity'
import { videoStore } from '../entities/video.store'
import { FeedMessage } from '../feed/FeedMessage'
import type { FeedEntry } from '../feed/feed'
import { layoutOf } from '../feed/feed.items'
import type { LayoutProps } from '../feed/start'
import { useFeed } from '../feed/useFeed'
import { useFeedDialog } from '../feed/useFeedDialog'
import { useSection, useSource } from '../feed/useSource'
import { useVideoOfAddress } from '../feed/useVideoOfAddress'
import { useIsland } from '../kit/island'
import { useOnline } from '../kit/useOnline'
import { lazyView, useLazyView } from '../ui/lazyView'
import { Toaster } from '../ui/overlay/Toaster'
import { useStyles } from '../ui/styles/useStyles'
import { Carousel } from './Carousel'
import { Grid } from './Grid'
import styles from './Posters.css'
import { PostersHead } from './PostersHead'
import type { SectionsProps } from './Sections'

const sectionStrip = lazyView<SectionsProps>(() => import('./Sections'))

const noEntries: readonly FeedEntry[] = []

/** The view of `<geuin-feed>` as a carousel or a grid: posters, and one of them opens the feed. */
function Posters({ context, ...props }: LayoutProps) {
  useStyles(styles)
  const { site } = useIsland()
  const title = useId()
  // See startPosters.ts. One that has not loaded, and may fail, is left to its poster.
  const [drawn] = useState(() =>
    [...context.mountPoint.querySelectorAll<HTMLImageElement>('.first-posters > img')].map((it) =>
      it.naturalWidth ? it : undefined,
    ),
  )
  const { source: requested, sections } = useSection(useSource(props))
  const { feed, source, isReplacing, served, properties, retry, loadMore } = useFeed(requested, props, context)
  const strip = useLazyView(sections && sectionStrip)
  useOnline(() => strip.status === 'failed' && strip.retry())
  const { openDialog, dialog } = useFeedDialog(source, props)
  // Another list begins at its start.
  const section = 'section' in source ? source.section : ''
  const isLoading = feed.status === 'loading'
  const { scope, entries, more } =
    feed.status === 'ready' ? feed : { scope: site, entries: noEntries, more: 'none' as const }
  useVideoOfAddress(scope, entries, openDialog)
  const video = useEntity(videoStore, scope, entries[0]?.id)
  const list = {
    entries,
    ownScope: served ? undefined : scope,
    drawn,
    // Skeletons follow the posters in both cases.
    more: isLoading ? ('loading' as const) : more,
    onMore: loadMore,
    onOpen: openDialog,
  }
  return (
    <section className="posters" aria-labelledby={title} aria-busy={isLoading || isReplacing}>
      <PostersHead id={title} source={source} video={video} isLoading={isLoading}>
        {sections && strip.status === 'ready' && <strip.View {...sections} properties={properties} />}
      </PostersHead>
      {feed.status !== 'loading' && entries.length === 0 ? (
        <div className="posters-state">
          <FeedMessage feed={feed} served={served} onRetry={retry} />
        </div>
      ) : layoutOf(props.layout) === 'grid' ? (
        <Grid key={section} {...list} />
      ) : (
        <Carousel key={section} {...list} />
      )}
      {dialog}
      <Toaster />
    </section>
  )
}

export default themedView(Posters)
