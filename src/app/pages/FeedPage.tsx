import { useState } from 'react'
import type { VideoId } from '../../entities/playable'
import type { Video } from '../../entities/video'
import { videoStore } from '../../entities/video.store'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { PageHeading } from '../../ui/page/PageHeading'
import { usePageQuery } from '../../ui/page/PageQuery'
import { useStyles } from '../../ui/styles/useStyles'
import { appStrings } from '../app.strings'
import { appIcons } from '../appIcons'
import { InnerElement } from '../InnerElement'
import innerStyles from '../innerFeed.css'
import type { PageProps } from '../pageProps'
import styles from './FeedPage.css'

const titles = {
  home: 'app.title.home',
  latest: 'app.title.latest',
  popular: 'app.title.popular',
  video: 'app.title.video',
} as const

/** Videos that fill the page: a feed of the brand, or the one that begins with a video. */
export default function FeedPage({ page, slug }: PageProps) {
  useStyles(styles)
  const { t: common, site } = useIsland()
  const t = useT(appStrings)
  const startAt = usePageQuery().parameters.get('t')
  const source = page === 'latest' || page === 'popular' || page === 'video' ? page : 'home'
  /** The video that the page is about; the rest of the feed follows it under its name. */
  const [named, setNamed] = useState<Pick<Video, 'slug' | 'title'> | null>(null)
  const name = source === 'video' && named?.slug === slug && named?.title
  return (
    <div className="app-feed">
      <PageHeading title={name || t(titles[source])} hidden />
      <InnerElement
        key={`${source} ${slug}`}
        tag="geuin-feed"
        attributes={{ source, ...(slug !== undefined && { slug, ...(startAt !== null && { 'start-at': startAt }) }) }}
        sheet={innerStyles}
        onVideo={({ videoId, slug: shown }) => shown === slug && setNamed(videoStore.find(site, videoId as VideoId))}
      />
      {source !== 'home' && (
        <PageLink className="app-over-link app-over-back" page="home" aria-label={common('common.back')}>
          <Icon name="back" />
        </PageLink>
      )}
      <PageLink className="app-over-link app-over-search" page="search" aria-label={t('app.title.search')}>
        <Icon name={appIcons.search} />
      </PageLink>
    </div>
  )
}
