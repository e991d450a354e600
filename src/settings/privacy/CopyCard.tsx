import type { ReactNode } from 'react'
import { formatDay } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { settingsIcons } from '../settingsIcons'
import { formatBytes } from './bytes'
import type { DataExport } from './dataExport'
import { privacyStrings } from './privacy.strings'

interface FrameProps {
  kind: 'plain' | 'good' | 'bad'
  title: string
  text: ReactNode
  /** At the end of the line. */
  end: ReactNode
}

const Frame = ({ kind, title, text, end }: FrameProps) => (
  <div className={`settings-card settings-copy settings-copy-${kind}`}>
    <Icon name={kind === 'plain' ? settingsIcons.download : kind === 'good' ? 'check' : 'alert'} size="m" />
    <div className="settings-copy-words">
      <b>{title}</b>
      <small>{text}</small>
    </div>
    {end}
  </div>
)

interface Props {
  copy: DataExport
  isPending: boolean
  onRequest(): void
  onCancel(): void
}

/** The state of the copy, with what can be done about it; announced when it changes. */
export const CopyCard = ({ copy, isPending, onRequest, onCancel }: Props) => {
  const { locale } = useIsland().settings
  const t = useT(privacyStrings)
  const ask = (label: string) => (
    <Button small variant="outline" pending={isPending} onClick={onRequest}>
      {label}
    </Button>
  )
  const percent = copy.status === 'gathering' && copy.total ? Math.round((100 * copy.done) / copy.total) : null
  const card = () => {
    switch (copy.status) {
      case 'none':
        return (
          <Frame
            kind="plain"
            title={t('privacy.copy')}
            text={t('privacy.copy.text')}
            end={ask(t('privacy.copy.ask'))}
          />
        )
      case 'failed':
        return (
          <Frame
            kind="bad"
            title={t('privacy.copy.failed')}
            text={t('privacy.copy.failed.text')}
            end={ask(t('privacy.copy.again'))}
          />
        )
      case 'gathering':
        return (
          <Frame
            kind="plain"
            title={t('privacy.copy.gathering')}
            text={
              <>
                <span
                  className="settings-progress"
                  role="progressbar"
                  aria-label={t('privacy.copy.gathering')}
                  aria-valuenow={percent ?? undefined}
                >
                  <span style={{ inlineSize: `${percent ?? 0}%` }} />
                </span>
                {copy.total !== null && <span>{t('privacy.copy.count', { done: copy.done, total: copy.total })}</span>}{' '}
                {t('privacy.copy.gathering.text')}
              </>
            }
            end={
              <Button small variant="quiet" pending={isPending} onClick={onCancel}>
                {t('common.cancel')}
              </Button>
            }
          />
        )
      case 'ready':
        return (
          <Frame
            kind="good"
            title={t('privacy.copy.ready')}
            text={[
              formatBytes(copy.size, locale),
              copy.expiresAt && t('privacy.copy.until', { day: formatDay(copy.expiresAt, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            end={
              <a className="button button-tinted button-small" href={copy.url} download rel="noreferrer">
                {t('privacy.copy.download')}
              </a>
            }
          />
        )
    }
  }
  return (
    <>
      {card()}
      <p className="visually-hidden" role="status">
        {copy.status === 'ready' && t('privacy.copy.ready')}
        {copy.status === 'failed' && t('privacy.copy.failed')}
      </p>
      {copy.status === 'ready' && (
        <p className="settings-again">
          <Button small variant="quiet" pending={isPending} onClick={onRequest}>
            {t('privacy.copy.anew')}
          </Button>
          <Button small variant="quiet" pending={isPending} onClick={onCancel}>
            {t('privacy.copy.remove')}
          </Button>
        </p>
      )}
    </>
  )
}
