import { useMemo, useState } from 'react'
import { themedView } from '../brand/themedView'
import { useIsland } from '../kit/island'
import { type FeedSource, startAtOf } from './feed.source'
import type { LayoutProps } from './start'
import { useFeed } from './useFeed'
import { useSection, useSource } from './useSource'
import { FeedView } from './viewer/FeedView'
import type { Tab } from './viewer/TopBar'
import { useFillsWindow } from './viewer/useFillsWindow'

/** The view of `<geuin-feed>` as a feed. */
function FeedIsland({ context, ...props }: LayoutProps) {
  const { element, t } = useIsland()
  const main = useFillsWindow(element)
  const [tab, setTab] = useState<Tab>('home')
  const { source: named, sections } = useSection(useSource(props))
  const tabbed = named.kind === 'home' && main
  const latest = tabbed && tab === 'latest'
  const source = useMemo((): FeedSource => (latest ? { kind: 'latest' } : named), [latest, named])
  const isNamed = !latest && !sections?.chosen
  const feed = useFeed(source, isNamed ? props : { ...props, start: undefined }, context)
  const { stage } = context.started
  const labels: Partial<Record<FeedSource['kind'], string>> = {
    home: t('feed.tab.forYou'),
    latest: t('feed.tab.latest'),
    popular: t('feed.tab.popular'),
  }
  return (
    stage && (
      <FeedView
        {...feed}
        stage={stage}
        startAt={isNamed ? startAtOf(props) : 0}
        label={labels[feed.source.kind] ?? t('feed.label')}
        main={main}
        bar={tabbed ? { tab, onTab: setTab } : sections}
      />
    )
  )
}

export default themedView(FeedIsland)
