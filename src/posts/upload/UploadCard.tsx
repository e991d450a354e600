import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { formatClock } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { Icon } from '../../ui/icon/Icon'
import { Spinner } from '../../ui/state/Spinner'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { formatBytes, formatLeft, formatPart } from '../formats'
import { postsStrings } from '../posts.strings'
import { problemKeys } from '../problemKeys'
import styles from './UploadCard.css'
import type { Processing, Sending, Upload } from './upload'
import { pauseUpload, resumeUpload } from './upload.actions'
import { uploadAtom } from './upload.atoms'

interface Props {
  draftId: string
  /** A file in place of the one that is missing or failed. */
  onFile(file: File): void
  onRemove(): void
}

type Moving = Extract<Upload, Sending>

const accept = '.mp4,.m4v,.mov,.webm,video/mp4,video/quicktime,video/webm'

/** A button that lets one choose a video. */
export const ChooseButton = ({
  label,
  variant,
  pending = false,
  onFile,
}: {
  label: string
  variant: 'outline' | 'primary'
  pending?: boolean
  onFile(file: File): void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} small={variant === 'outline'} pending={pending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        name="video"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Without a reset, choosing the same file again would not fire an event.
          currentTarget.value = ''
        }}
      />
    </>
  )
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

const MovingCard = ({ upload, draftId, onFile, onRemove }: Props & { upload: Moving }) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { title, text } = useMovingWords(upload)
  const share = upload.size > 0 ? upload.sent / upload.size : 0
  const resume = () => resumeUpload(settings, draftId)
  return (
    <div className={classes('upload', `upload-${upload.status}`)}>
      <p className="upload-head">
        <b role="status">{title}</b>
        <span>{formatPart(share, settings.locale)}</span>
      </p>
      <progress aria-label={title} max={1} value={share} />
      <p className="upload-text">{text}</p>
      <div className="upload-acts">
        {upload.status === 'sending' && (
          <IconButton
            icon="pause"
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
  )
}

interface StageProps {
  state: 'done' | 'now' | 'next'
  name: string
  text?: string | undefined
}

const Stage = ({ state, name, text }: StageProps) => (
  <li className={`upload-stage upload-stage-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
    <span>{state === 'now' ? <Spinner /> : state === 'done' && <Icon name="check" size="s" />}</span>
    <div>
      {name}
      {text && <small>{text}</small>}
    </div>
  </li>
)

const order = ['reading', 'sound', 'sizes', 'cover'] as const

const ProcessingCard = ({ upload, onRemove }: { upload: Processing & { status: string }; onRemove(): void }) => {
  const t = useT(postsStrings)
  const isReady = upload.status === 'ready'
  const at = isReady ? order.length : order.indexOf(upload.stage ?? 'reading')
  const state = (from: number, to = from) => (at > to ? 'done' : at >= from && !upload.isWaiting ? 'now' : 'next')
  const { width, height, duration, rungs, rungsDone } = upload
  const read =
    width && height && duration
      ? t('posts.processing.size', { width: `${width}`, height: `${height}`, time: formatClock(duration) })
      : undefined
  return (
    <div className="upload">
      <p className="upload-head">
        <b role="status">{t(isReady ? 'posts.processing.ready' : 'posts.processing')}</b>
        <IconButton icon="x" size="m" label={t('posts.upload.remove')} onClick={onRemove} />
      </p>
      <ol className="upload-stages">
        <Stage state="done" name={t('posts.processing.received')} />
        <Stage state={state(0)} name={t('posts.processing.read')} text={read} />
        <Stage
          state={state(1, 2)}
          name={t('posts.processing.sizes')}
          text={rungs > 0 ? t('posts.processing.done', { done: isReady ? rungs : rungsDone, all: rungs }) : undefined}
        />
        <Stage state={state(3)} name={t('posts.processing.cover')} />
      </ol>
      {!isReady && (
        <p className="upload-text">
          {upload.isWaiting && `${t('posts.processing.queue')} `}
          {t('posts.processing.text')}
        </p>
      )}
    </div>
  )
}

/** How the video of a draft is doing, and what one can do about it. */
export const UploadCard = (props: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const upload = useAtomValue(uploadAtom(settings, props.draftId))
  switch (upload.status) {
    case 'sending':
    case 'paused':
    case 'offline':
    case 'stopped':
      return <MovingCard {...props} upload={upload} />
    case 'processing':
    case 'ready':
      return <ProcessingCard upload={upload} onRemove={props.onRemove} />
    case 'failed':
      return (
        <div className="upload upload-stopped" role="alert">
          <p className="upload-head">
            <b>{t(problemKeys[upload.problem])}</b>
          </p>
          <p className="upload-text">{t('posts.upload.kept')}</p>
          <div className="upload-acts">
            <ChooseButton variant="outline" label={t('posts.upload.other')} onFile={props.onFile} />
          </div>
        </div>
      )
    default:
      return (
        <div className="upload">
          <p className="upload-head">
            <b>{t('posts.upload.none')}</b>
          </p>
          <div className="upload-acts">
            <ChooseButton variant="outline" label={t('posts.pick.choose')} onFile={props.onFile} />
          </div>
        </div>
      )
  }
}
