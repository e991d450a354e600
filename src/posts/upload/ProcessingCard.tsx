import { formatClock } from '../../kit/format'
import { useT } from '../../kit/useT'
import { IconButton } from '../../ui/button/IconButton'
import { Icon } from '../../ui/icon/Icon'
import { Spinner } from '../../ui/state/Spinner'
import { postsStrings } from '../posts.strings'
import type { Processing } from './upload'

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

/** What the server does with a file, step by step. */
export const ProcessingCard = ({ upload, onRemove }: { upload: Processing & { status: string }; onRemove(): void }) => {
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
