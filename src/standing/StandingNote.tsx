import { formatDay } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import styles from './StandingNote.css'
import type { Sanction } from './sanction'
import { standingStrings } from './standing.strings'

interface Props {
  sanction: Sanction
  /** Of the place. */
  name: string
}

/** What those who lead a place decided about the viewer, and why. */
export const StandingNote = ({ sanction: { kind, reason, until }, name }: Props) => {
  useStyles(styles)
  const { locale } = useIsland().settings
  const t = useT(standingStrings)
  const words = {
    banned: () => t('standing.banned', { name }),
    removed: () => t('standing.removed', { name }),
    suspended: () =>
      until === null ? t('standing.suspendedForGood') : t('standing.suspended', { day: formatDay(until, locale) }),
  }
  return (
    <div className="standing">
      <Icon name="alert" size="m" />
      <div className="standing-words">
        <b>{words[kind]()}</b>
        {reason && (
          <p className="standing-reason">
            {t('standing.why')} <q dir="auto">{reason}</q>
          </p>
        )}
      </div>
    </div>
  )
}
