import { useT } from '../../kit/useT'
import { PageHeading } from '../../ui/page/PageHeading'
import { appStrings } from '../app.strings'
import { InnerElement } from '../InnerElement'
import type { PageProps } from '../pageProps'

const titles = {
  home: 'app.title.home',
  latest: 'app.title.latest',
  popular: 'app.title.popular',
  video: 'app.title.video',
} as const

/** Videos that fill the page: a feed of the brand, or one that begins with a video. */
export default function FeedPage({ page, slug }: PageProps) {
  const t = useT(appStrings)
  const source = page === 'latest' || page === 'popular' || page === 'video' ? page : 'home'
  return (
    <div className="app-feed">
      <PageHeading title={t(titles[source])} hidden />
      <InnerElement key={source} tag="geuin-feed" attributes={{ source, ...(slug !== undefined && { slug }) }} />
    </div>
  )
}
