import { useMemo, useState } from 'react'
import { useIsland } from '../kit/island'
import type { FeedSource } from './feed.source'
import type { LayoutProps } from './start'
import { useSection, useShown, useSource } from './useSource'
import { FeedView } from './viewer/FeedView'
import type { Tab } from './viewer/TopBar'
import { useMain } from './viewer/useFillsWindow'

/** The view of `<geuin-feed>` as a feed. */
export default function FeedIsland({ host, ...props }: LayoutProps) {
  const { element, t } = useIsland()
  const main = useMain(element)
  const [tab, setTab] = useState<Tab>('home')
  const { source: given, sections } = useSection(useSource(props))
  const tabbed = given.kind === 'home' && main
  const latest = tabbed && tab === 'latest'
  const source = useMemo((): FeedSource => (latest ? { kind: 'latest' } : given), [latest, given])
  const { stage, first } = host.started
  const { served, place, ...handle } = useShown(
    source,
    latest || sections?.chosen ? { ...props, start: undefined } : props,
    first,
  )
  const labels: Partial<Record<FeedSource['kind'], string>> = {
    home: t('feed.tab.forYou'),
    latest: t('feed.tab.latest'),
    popular: t('feed.tab.popular'),
  }
  return (
    <>
      {stage && (
        <FeedView
          {...handle}
          stage={stage}
          served={served}
          place={place}
          label={labels[source.kind] ?? t('feed.label')}
          main={main}
          bar={tabbed ? { tab, onTab: setTab } : sections}
        />
      )}
    </>
  )
}
