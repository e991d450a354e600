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
import { Marked } from '../ui/text/Marked'
import { type Match, noMatches } from '../ui/text/matches'
import styles from './LoopCard.css'
import { loopStrings } from './loop.strings'
import { ManageLoopButton } from './ManageLoopButton'

interface Props {
  id: LoopId
  /** Parts of its name that were searched for. */
  matches?: readonly Match[]
  /** At its end, such as a button. */
  end?: ReactNode
}

const stateKeys = { archived: 'loop.isArchived', joined: 'loop.joined', requested: 'loop.requested' } as const

/** A loop in a list: its picture over its community's, what it is about, how many are in it. */
export const LoopCard = ({ id, matches = noMatches, end }: Props) => {
  useStyles(styles)
  const { site, settings } = useIsland()
  const t = useT(loopStrings)
  const loop = useEntity(loopStore, site, id)
  const { slug, name, description, image, community, isClosed, isArchived, counts, participation } = loop
  const shown = formatCount(counts.members, settings.locale)
  const isOut = participation === 'unjoined'
  // Who leads it has the button that runs it in the place of the word.
  const state = isArchived ? 'archived' : isOut || loop.team ? null : participation
  return (
    <div className="loop-card">
      <PageLink className="loop-card-link" page="group" slug={slug}>
        <span className="loop-card-pictures">
          <Avatar name={community?.name ?? name} image={community?.image ?? null} size="m" square />
          <Avatar name={name} image={image} size="m" square />
        </span>
        <span className="loop-card-words">
          <b dir="auto">
            <Marked name={name} matches={matches} />
          </b>
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
      {end ?? (
        <>
          {state && <span className="loop-card-state">{t(stateKeys[state])}</span>}
          <ManageLoopButton loop={loop} />
        </>
      )}
    </div>
  )
}
