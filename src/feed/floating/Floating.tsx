import { useState } from 'react'
import { list } from '../../kit/guard'
import { useIsland } from '../../kit/island'
import { persisted } from '../../kit/persisted'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { useSheet } from '../../ui/useSheet'
import { Look } from '../Look'
import type { LayoutProps } from '../start'
import { useShown, useSource } from '../useShown'
import { useWatching } from '../useWatching'
import { FloatBox } from './FloatBox'
import sheet from './Floating.css'
import { FloatPlayer } from './FloatPlayer'

/** Sources whose player the viewer closed in this tab. */
const closedSources = persisted<readonly unknown[]>({ key: 'geuinFloatClosed', read: list })

const useClosed = (source: string) => {
  const { settings } = useIsland()
  const [closed, setClosed] = useState<string | null>(null)
  const earlier = closedSources.get(settings) ?? []
  const close = () => {
    closedSources.set(settings, [...earlier, source])
    setClosed(source)
  }
  return { isClosed: closed === source || earlier.includes(source), close }
}

/** The view of `<geuin-feed>` as a small player over the page. Without a video it goes: an empty one would only be in the way. */
export default function Floating({ host, ...props }: LayoutProps) {
  useSheet(sheet)
  const { t, element } = useIsland()
  const source = useSource(props)
  const { feed, served, place, retry } = useShown(source, props, host.started.first)
  const { isClosed, close } = useClosed(source.kind === 'items' ? location.pathname : JSON.stringify(source))
  const { watch, dialog } = useWatching(source, props)

  const content = () => {
    switch (feed.status) {
      case 'loading':
        return (
          <div className="float-screen" aria-busy="true">
            <Skeleton width="100%" height="100%" />
          </div>
        )
      case 'incomplete':
        return (
          <p className="float-words">{t('feed.incomplete', { tag: element.localName, attribute: feed.attribute })}</p>
        )
      case 'failed':
        return (
          <div className="float-words" role="alert">
            <p>{t('feed.error.title')}</p>
            <Button small onClick={retry}>
              {t('common.retry')}
            </Button>
          </div>
        )
      default: {
        const { scope, ids } = feed
        const player = { host, scope, ids, place, isWatching: dialog !== null, onMaximise: watch }
        return <FloatPlayer key={scope} {...player} />
      }
    }
  }
  if (isClosed || (feed.status === 'ready' && feed.ids.length === 0)) return null
  return (
    <>
      {served && <Look />}
      <FloatBox onClose={close}>{content()}</FloatBox>
      {dialog}
    </>
  )
}
