import type { ReactNode } from 'react'
import type { LoopId } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { useEntity } from '../entities/useEntity'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import { useStyles } from '../ui/styles/useStyles'
import styles from './LoopCard.css'
import { loopStrings } from './loop.strings'

interface Props {
  id: LoopId
  /** At its end, such as a button. */
  end?: ReactNode
}

/** A loop in a list: its picture over its community's, what it is about, how many are in it. */
export const LoopCard = ({ id, end }: Props) => {
  useStyles(styles)
  const { site, settings } = useIsland()
  const t = useT(loopStrings)
  const { slug, name, description, image, community, isClosed, counts, participation } = useEntity(loopStore, site, id)
  const shown = formatCount(counts.members, settings.locale)
  const isOut = participation === 'unjoined'
  return (
    <div className="loop-card">
      <PageLink className="loop-card-link" page="group" slug={slug}>
        <span className="loop-card-pictures">
          <Avatar name={community?.name ?? name} image={community?.image ?? null} size="m" square />
          <Avatar name={name} image={image} size="m" square />
        </span>
        <span className="loop-card-words">
          <b dir="auto">{name}</b>
          {description && (
            <span className="loop-card-about" dir="auto">
              {description}
            </span>
          )}
          <small>
            {t('loop.members', { count: counts.members, shown })}
            {isClosed && isOut && ` · ${t('loop.closed')}`}
          </small>
        </span>
      </PageLink>
      {end ??
        (!isOut && (
          <span className="loop-card-state">{t(participation === 'joined' ? 'loop.joined' : 'loop.requested')}</span>
        ))}
    </div>
  )
}
