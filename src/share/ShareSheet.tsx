import { useEffect, useRef, useState } from 'react'
import { videoStore } from '../entities/video.store'
import type { IntentOf } from '../intent/intent'
import { useIsland } from '../kit/island'
import { scriptTagFor } from '../kit/scriptTag'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { lazyView, useLazyView } from '../ui/lazyView'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import type { SheetProps } from '../ui/overlay/openSheet'
import { useStyles } from '../ui/styles/useStyles'
import { CopyRow } from './CopyRow'
import { Networks } from './Networks'
import type { PaneProps } from './pane'
import styles from './ShareSheet.css'
import type { ShareMethod } from './services'
import { copy, countShare } from './share.actions'
import { shareStrings } from './share.strings'
import { shareIcons } from './shareIcons'

const wayKeys = { link: 'share.link', qr: 'share.qr', embed: 'share.embed' } as const

const panes = {
  qr: lazyView<PaneProps>(() => import('./QrPane')),
  embed: lazyView<PaneProps>(() => import('./EmbedPane')),
}

interface Props extends SheetProps {
  intent: IntentOf<'share'>
  /** The address to share; it never rejects. */
  link: Promise<string>
}

/** What is shared, with its picture when it is a video of the server. */
const Subject = ({ intent }: Pick<Props, 'intent'>) => {
  const { site } = useIsland()
  const t = useT(shareStrings)
  const video = intent.kind === 'video' ? videoStore.find(site, intent.id) : null
  const picture = video?.media.thumb ?? video?.media.poster
  const [author, place] = [video?.author?.name, (video?.loop ?? video?.community)?.name]
  return (
    <div className="share-subject">
      {picture && <img src={picture} alt="" />}
      <p>
        <b>
          <bdi>{intent.title}</bdi>
        </b>
        {author && <span>{place ? t('share.in', { author, place }) : author}</span>}
      </p>
    </div>
  )
}

/** The ways to share a video, a community or a profile: a link, a QR code, the code that shows it on another page. */
export const ShareSheet = ({ intent, link, onClose }: Props) => {
  useStyles(styles)
  const { element } = useIsland()
  const t = useT(shareStrings)
  const [way, setWay] = useState<'link' | 'qr' | 'embed'>('link')
  const pane = useLazyView(way === 'link' ? null : panes[way])
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => void link.then(setUrl), [link])
  // Somebody who copies twice has shared it once.
  const counted = useRef(new Set<ShareMethod>())
  const count = (method: ShareMethod) => {
    if (counted.current.has(method)) return
    counted.current.add(method)
    countShare(element, intent, method)
  }
  // A page's own video is known to no other page.
  const isServed = intent.kind !== 'video' || intent.preview !== undefined
  // Where a page bundles its elements, nobody knows from where another page could load them.
  const script = (isServed && scriptTagFor(element)?.getAttribute('src')) || ''
  const ways = script ? (['link', 'qr', 'embed'] as const) : (['link', 'qr'] as const)

  return (
    <BottomSheet title={t('share.title')} size={way === 'embed' ? 'wide' : 'default'} onClose={onClose}>
      {/* The embed panel shows it in its code, and in a preview where there is room. */}
      {way !== 'embed' && <Subject intent={intent} />}
      <div className="share-ways" role="radiogroup" aria-label={t('share.ways')}>
        {ways.map((it) => (
          <label key={it}>
            <input
              className="visually-hidden"
              type="radio"
              name="way"
              checked={it === way}
              onChange={() => setWay(it)}
            />
            <Icon name={shareIcons[it]} size="m" />
            {t(wayKeys[it])}
          </label>
        ))}
      </div>
      {way === 'link' && (
        <>
          <CopyRow text={url} onCopied={() => count('link')} />
          <div inert={url === null}>
            <Networks shared={{ url: url ?? intent.url, title: intent.title }} onShared={count} />
          </div>
        </>
      )}
      {pane.status === 'ready' && (
        <pane.View {...{ url, script, t, copy }} subject={intent} onCopied={() => count('embed')} />
      )}
      {pane.status === 'failed' && <Button onClick={pane.retry}>{t('common.retry')}</Button>}
    </BottomSheet>
  )
}
