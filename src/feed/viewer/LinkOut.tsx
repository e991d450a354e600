import { type MouseEvent, useState } from 'react'
import { productOf } from '../../entities/product'
import type { Linkout } from '../../entities/video'
import { useIsland } from '../../kit/island'
import { formatPrice } from '../../kit/price'
import { useT } from '../../kit/useT'
import { Icon } from '../../ui/icon/Icon'
import { useStyles } from '../../ui/styles/useStyles'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'
import { countLinkTap } from '../linkTap.actions'
import styles from './LinkOut.css'

export interface LinkOutProps {
  videoId: string
  linkout: Linkout
}

/** A video's call to action: a link out of the page, which the page can prevent (`geuin:cta`). */
const LinkOut = ({ videoId, linkout }: LinkOutProps) => {
  useStyles(styles)
  const { url, title, image } = linkout
  const product = productOf(linkout)
  const { element, emit, settings } = useIsland()
  const t = useT(feedStrings)
  const { stage, properties } = useFeedContext()
  const [broken, setBroken] = useState(false)
  const follow = (event: MouseEvent) => {
    // Before the page hears of it, which may navigate immediately.
    countLinkTap(element, { ...properties, index: stage.state().index, videoId, url }, true)
    if (!emit('geuin:cta', { videoId, url, title, ...(product && { product }) }, { cancelable: true }))
      event.preventDefault()
  }
  return (
    <a className="caption-out" href={url} target="_blank" rel="noopener noreferrer" onClick={follow}>
      {image && !broken && <img src={image} alt="" loading="lazy" onError={() => setBroken(true)} />}
      <span>
        <b dir="auto">{title}</b>
        <bdi>
          {product
            ? formatPrice(product.price, product.currency, settings.locale)
            : new URL(url).host.replace(/^www\./, '')}
          {product && !product.inStock && ` · ${t('feed.soldOut')}`}
        </bdi>
      </span>
      <Icon name="out" size="m" />
    </a>
  )
}

export default LinkOut
