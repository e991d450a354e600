import { type MouseEvent, useState } from 'react'
import type { Linkout } from '../../entities/video'
import { useIsland } from '../../kit/island'
import { Icon } from '../../ui/icon/Icon'
import { useFeedContext } from '../feedContext'

interface Props {
  videoId: string
  linkout: Linkout
}

/** A video's call to action: a link out of the page, which the page can prevent (`geuin:cta`). */
export const LinkOut = ({ videoId, linkout }: Props) => {
  const { url, title, image } = linkout
  const { emit } = useIsland()
  const { actions } = useFeedContext()
  const [broken, setBroken] = useState(false)
  const follow = (event: MouseEvent) => {
    actions.linked(videoId, linkout)
    if (!emit('geuin:cta', { videoId, url, title }, { cancelable: true })) event.preventDefault()
  }
  return (
    <a className="caption-out" href={url} target="_blank" rel="noopener noreferrer" onClick={follow}>
      {image && !broken && <img src={image} alt="" loading="lazy" onError={() => setBroken(true)} />}
      <span>
        <b dir="auto">{title}</b>
        <bdi>{new URL(url).host.replace(/^www\./, '')}</bdi>
      </span>
      <Icon name="out" size="m" />
    </a>
  )
}
