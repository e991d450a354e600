import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { Icon } from '../../ui/icon/Icon'
import { offline } from '../../ui/icon/offline'
import { pause } from '../../ui/icon/pause'
import { classes } from '../../ui/styles/classes'
import { formatBytes, formatLeft, formatPart } from '../formats'
import { postsStrings } from '../posts.strings'
import { ChooseButton } from './ChooseButton'
import type { Sending, Upload } from './upload'
import { pauseUpload, resumeUpload } from './upload.actions'

type Moving = Extract<Upload, Sending>

interface Props {
  upload: Moving
  draftId: string
  /** The same file once more, where this browser has lost it. */
  onFile(file: File): void
  onRemove(): void
}

/** What is said about a file on its way. */
const useMovingWords = (upload: Moving): { title: string; text: string } => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { locale } = settings
  const bytes = (count: number) => formatBytes(count, locale)
  const part = t('posts.upload.part', { sent: bytes(upload.sent), size: bytes(upload.size) })
  switch (upload.status) {
    case 'paused':
      return { title: t('posts.upload.paused'), text: t('posts.upload.safe', { part }) }
    case 'offline':
      return { title: t('posts.upload.offline'), text: t('posts.upload.offline.text', { part }) }
    case 'stopped': {
      const texts = {
        file: t('posts.upload.file.text', { part }),
        refused: t('posts.upload.refused.text'),
        unexpected: t('posts.upload.unexpected.text', { part }),
      }
      return { title: t('posts.upload.stopped'), text: texts[upload.problem] }
    }
    default: {
      const left = upload.rate ? formatLeft((upload.size - upload.sent) / upload.rate, locale) : null
      return { title: t('posts.upload.sending'), text: left ? t('posts.upload.left', { part, time: left }) : part }
    }
  }
}

const icons = { sending: null, paused: pause, offline, stopped: 'alert' } as const

/** A file on its way to the server, or one that waits. */
export const MovingCard = ({ upload, draftId, onFile, onRemove }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { title, text } = useMovingWords(upload)
  const share = upload.size > 0 ? upload.sent / upload.size : 0
  const resume = () => resumeUpload(settings, draftId)
  const icon = icons[upload.status]
  return (
    <div className={classes('upload', `upload-${upload.status}`)}>
      <p className="upload-head">
        <b role="status">
          {icon && <Icon name={icon} size="m" />}
          {title}
        </b>
        <span>{formatPart(share, settings.locale)}</span>
      </p>
      <progress aria-label={title} max={1} value={share} />
      <div className="upload-foot">
        <p className="upload-text">{text}</p>
        <div className="upload-acts">
          {upload.status === 'sending' && (
            <IconButton
              icon={pause}
              size="m"
              label={t('posts.upload.pause')}
              onClick={() => pauseUpload(settings, draftId)}
            />
          )}
          {upload.status === 'paused' && (
            <Button variant="tinted" small onClick={resume}>
              {t('posts.upload.resume')}
            </Button>
          )}
          {(upload.status === 'offline' || (upload.status === 'stopped' && upload.problem !== 'file')) && (
            <Button variant="outline" small onClick={resume}>
              {t('posts.upload.try')}
            </Button>
          )}
          {upload.status === 'stopped' && upload.problem === 'file' && (
            <ChooseButton variant="outline" label={t('posts.upload.again')} onFile={onFile} />
          )}
          <IconButton icon="x" size="m" label={t('posts.upload.remove')} onClick={onRemove} />
        </div>
      </div>
    </div>
  )
}
