import { useEffect, useMemo, useState } from 'react'
import { track } from '../analytics'
import { useBrandLook } from '../brand'
import { useIsland } from '../kit/island'
import type { IslandHost } from '../kit/islandHost'
import { FeedView } from './FeedView'
import { type FeedProps, type FeedSource, feedSource } from './feed'
import { reportPlace } from './feed.analytics'
import type { FeedPlayProps, StartedFeed } from './first'
import type { Tab } from './TopBar'
import { useFeed } from './useFeed'
import { useMain } from './useMain'

interface Props extends FeedPlayProps {
  host: IslandHost<StartedFeed, FeedPlayProps>
}

/** The brand is a server's to know. */
const Look = () => {
  useBrandLook()
  return null
}

/** The name of what a source shows, for analytics. */
const placeOf = (element: string, source: FeedSource) => ({
  element,
  source: source.kind,
  ...('slug' in source && { slug: source.slug }),
})

/** The view of `<geuin-feed>`. */
export default function FeedIsland({ host, ...props }: Props) {
  const { source: named, slug, placementId, embedId, items, start } = props
  const { element, t, emit } = useIsland()
  const main = useMain(element)
  const [tab, setTab] = useState<Tab>('home')
  const own: FeedProps = useMemo(
    () => ({ source: named, slug, placementId, embedId, items }),
    [named, slug, placementId, embedId, items],
  )
  const given = useMemo(() => feedSource(own), [own])
  const tabbed = given.kind === 'home' && main
  const latest = tabbed && tab === 'latest'
  const source = useMemo((): FeedSource => (latest ? { kind: 'latest' } : given), [latest, given])
  const handle = useFeed(source, latest ? undefined : start, host.started.first)
  const served = source.kind !== 'items'
  const place = useMemo(() => placeOf(element.localName, source), [element, source])
  const onTab = (to: Tab) => {
    setTab(to)
    if (to !== tab) track(element, 'Section Changes', { ...place, section: to })
  }

  useEffect(() => reportPlace(element, { embedId, placementId }), [element, embedId, placementId])

  const { feed } = handle
  const missing = feed.status === 'incomplete' ? feed.attribute : null
  useEffect(() => {
    if (missing === null) return
    const message = t('feed.incomplete', { tag: element.localName, attribute: missing })
    emit('geuin:error', { code: 'missing-setting', message, setting: missing })
  }, [missing, element, t, emit])
  const error = feed.status === 'failed' ? feed.error : null
  useEffect(() => {
    if (error !== null) emit('geuin:error', { code: 'api', message: `<${element.localName}>: ${error}` })
  }, [error, element, emit])

  const labels: Partial<Record<FeedSource['kind'], string>> = {
    home: t('feed.tab.forYou'),
    latest: t('feed.tab.latest'),
    popular: t('feed.tab.popular'),
  }
  return (
    <>
      {served && <Look />}
      <FeedView
        {...handle}
        stage={host.started.stage}
        served={served}
        place={place}
        label={labels[source.kind] ?? t('feed.label')}
        main={main}
        bar={tabbed ? { tab, onTab } : null}
      />
    </>
  )
}
