import { useState } from 'react'
import { themedView } from '../../brand/themedView'
import { list } from '../../kit/guard'
import { useIsland } from '../../kit/island'
import { persisted } from '../../kit/persisted'
import { Button } from '../../ui/button/Button'
import { Toaster } from '../../ui/overlay/Toaster'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import type { LayoutProps } from '../start'
import { useFeed } from '../useFeed'
import { useFeedDialog } from '../useFeedDialog'
import { useSource } from '../useSource'
import styles from './Floating.css'
import { FloatingBox } from './FloatingBox'
import { FloatingPlayer } from './FloatingPlayer'

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

/** The view of `<geuin-feed>` as a small player over the page. It is hidden without a video: empty, it would be in the way. */
function Floating({ context, ...props }: LayoutProps) {
  useStyles(styles)
  const { t, element } = useIsland()
  const source = useSource(props)
  const { feed, properties, retry } = useFeed(source, props, context)
  const { isClosed, close } = useClosed(source.kind === 'items' ? location.pathname : JSON.stringify(source))
  const isHidden = isClosed || (feed.status === 'ready' && feed.entries.length === 0)
  const { openDialog, dialog } = useFeedDialog(source, props)

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
        const { scope, entries } = feed
        const player = { context, scope, entries, properties, embedId: props.embedId }
        return <FloatingPlayer key={scope} {...player} isInDialog={dialog !== null} onMaximise={openDialog} />
      }
    }
  }
  if (isHidden) return null
  return (
    <>
      <FloatingBox onClose={close}>{content()}</FloatingBox>
      {dialog}
      <Toaster />
    </>
  )
}

export default themedView(Floating)
