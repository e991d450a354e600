import { useId } from 'react'
import { useEntity } from '../entities/useEntity'
import { videoStore } from '../entities/video.store'
import { FeedMessage } from '../feed/FeedMessage'
import { layoutOf } from '../feed/feed'
import { Look } from '../feed/Look'
import type { LayoutProps } from '../feed/start'
import { useSection, useShown, useSource } from '../feed/useShown'
import { useWatching } from '../feed/useWatching'
import { useIsland } from '../kit/island'
import { useSheet } from '../ui/useSheet'
import { Carousel } from './Carousel'
import { Grid } from './Grid'
import sheet from './Posters.css'
import { PostersHead } from './PostersHead'
import { Sections } from './Sections'

/** The view of `<geuin-feed>` as a carousel or a grid: posters, and one of them opens the feed. */
export default function Posters({ host, ...props }: LayoutProps) {
  useSheet(sheet)
  const { site, root } = useIsland()
  const title = useId()
  const { source, sections } = useSection(useSource(props))
  const { feed, served, place, retry, loadMore } = useShown(source, props, host.started.first)
  const { watch, dialog } = useWatching(source, props, (last) =>
    root.querySelector<HTMLElement>(`[data-slug="${CSS.escape(last)}"]`)?.focus(),
  )
  const isLoading = feed.status === 'loading'
  const { scope, ids, more } = feed.status === 'ready' ? feed : { scope: site, ids: [], more: 'none' as const }
  const video = useEntity(videoStore, scope, ids[0])
  const list = {
    ids,
    own: served ? undefined : scope,
    // Posters that are on their way go on where those that are there end.
    more: isLoading ? ('loading' as const) : more,
    onMore: loadMore,
    onOpen: watch,
  }
  return (
    <section className="posters" aria-labelledby={title} aria-busy={isLoading}>
      {served && <Look />}
      <PostersHead id={title} source={source} video={video} isLoading={isLoading}>
        {sections && <Sections {...sections} place={place} />}
      </PostersHead>
      {feed.status !== 'loading' && ids.length === 0 ? (
        <div className="posters-state">
          <FeedMessage feed={feed} served={served} onRetry={retry} />
        </div>
      ) : layoutOf(props.layout) === 'grid' ? (
        <Grid {...list} />
      ) : (
        <Carousel {...list} />
      )}
      {dialog}
    </section>
  )
}
