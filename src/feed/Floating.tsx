import { useState } from 'react'
import { useIsland } from '../kit/island'
import { storageFor } from '../kit/storage'
import { Button } from '../ui/Button'
import { useSheet } from '../ui/useSheet'
import { FloatBox } from './FloatBox'
import sheet from './Floating.css'
import { FloatPlayer } from './FloatPlayer'
import type { LayoutProps } from './first'
import { Look } from './Look'
import { useShown, useSource } from './useShown'

/** Whether the viewer closed it, for as long as the browser's session lasts. */
const useClosed = (what: string) => {
  const { settings, site } = useIsland()
  const kept = storageFor(settings.storageMode === 'memory' ? 'memory' : 'session')
  const key = `geuinFloatClosed ${site} ${what}`
  const [closed, setClosed] = useState<string | null>(null)
  const close = () => {
    kept.set(key, '1')
    setClosed(key)
  }
  return { isClosed: closed === key || kept.get(key) !== null, close }
}

/** The view of `<geuin-feed>` as a small player over the page. It comes with its video: an empty one would only be in the way. */
export default function Floating({ host, ...props }: LayoutProps) {
  useSheet(sheet)
  const { t, element } = useIsland()
  const source = useSource(props)
  const { feed, served, place, retry } = useShown(source, props, host.started.first)
  const { isClosed, close } = useClosed(source.kind === 'items' ? location.pathname : JSON.stringify(source))
  if (isClosed) return null

  const content = () => {
    switch (feed.status) {
      case 'loading':
        return null
      case 'incomplete':
        return (
          <FloatBox onClose={close}>
            <p className="float-words">{t('feed.incomplete', { tag: element.localName, attribute: feed.attribute })}</p>
          </FloatBox>
        )
      case 'failed':
        return (
          <FloatBox onClose={close}>
            <div className="float-words" role="alert">
              <p>{t('feed.error.title')}</p>
              <Button small onClick={retry}>
                {t('common.retry')}
              </Button>
            </div>
          </FloatBox>
        )
      default:
        return (
          feed.ids.length > 0 && (
            <FloatPlayer
              key={feed.scope}
              host={host}
              source={source}
              scope={feed.scope}
              ids={feed.ids}
              place={place}
              onClose={close}
            />
          )
        )
    }
  }
  return (
    <>
      {served && <Look />}
      {content()}
    </>
  )
}
