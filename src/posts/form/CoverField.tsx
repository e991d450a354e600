import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { FieldMessage } from '../../ui/form/FieldMessage'
import { Icon } from '../../ui/icon/Icon'
import { useRowFocus } from '../../ui/list/useRowFocus'
import type { PostValues } from '../post'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'
import { captureFrame, type Frame, readFrames } from './frames'
import { storeFile } from './storeFile'

const frameCount = 9

/** Stills of a file; empty without one, and where this browser can't read it. */
const useFrames = (file: File | null): readonly Frame[] => {
  const [frames, setFrames] = useState<readonly Frame[]>([])
  useEffect(() => {
    if (!file) return
    const controller = new AbortController()
    const made: Frame[] = []
    const onFrame = (frame: Frame) => {
      made.push(frame)
      setFrames([...made])
    }
    readFrames(file, frameCount, { signal: controller.signal, onFrame }).catch(() => undefined)
    return () => {
      controller.abort()
      setFrames([])
      for (const { url } of made) URL.revokeObjectURL(url)
    }
  }, [file])
  return frames
}

interface Props {
  values: Pick<PostValues, 'coverAt' | 'coverPath'>
  /** The video, where this browser has it. */
  file: File | null
  onChange(fields: Pick<PostValues, 'coverAt' | 'coverPath'>): void
}

/** The still that people meet first: a frame of the video, or a picture. */
export const CoverField = ({ values, file, onChange }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const frames = useFrames(file)
  const input = useRef<HTMLInputElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const lineFocus = useRowFocus(line, 'button')
  const [busy, setBusy] = useState<number | 'own' | null>(null)
  const [isBad, setBad] = useState(false)
  // Only the latest choice is used.
  const latest = useRef(0)

  const store = async (what: number | 'own', make: () => Promise<Blob | null>) => {
    latest.current += 1
    const own = latest.current
    setBad(false)
    setBusy(what)
    const picture = await make().catch(() => null)
    const path = picture && (await storeFile(settings, 'cover', picture))
    if (own !== latest.current) return
    setBusy(null)
    if (path) onChange({ coverPath: path, coverAt: what === 'own' ? null : what })
    else setBad(true)
  }
  const takeFirst = () => {
    // A picture that is still being stored is not wanted any more.
    latest.current += 1
    setBusy(null)
    onChange({ coverPath: null, coverAt: null })
  }
  const chosenAt = busy !== null && busy !== 'own' ? busy : values.coverAt
  return (
    <div className="post-cover" aria-busy={busy !== null}>
      {frames.length > 0 && file && (
        <div className="post-frames" role="radiogroup" aria-label={t('posts.cover.frames')}>
          {frames.map(({ at, url }) => (
            <label key={url}>
              <input
                type="radio"
                className="visually-hidden"
                name="cover"
                checked={chosenAt === at}
                onChange={() => void store(at, () => captureFrame(file, at))}
              />
              <img src={url} alt={t('posts.cover.at', { time: formatClock(at) })} />
            </label>
          ))}
        </div>
      )}
      <div ref={line} className="post-cover-line" {...lineFocus}>
        <span>
          {chosenAt !== null
            ? t('posts.cover.at', { time: formatClock(chosenAt) })
            : values.coverPath === null && t('posts.cover.soon')}
        </span>
        {values.coverPath !== null && (
          <Button variant="quiet" small onClick={takeFirst}>
            {t('posts.cover.first')}
          </Button>
        )}
        <Button variant="quiet" small pending={busy === 'own'} onClick={() => input.current?.click()}>
          <Icon name={postIcons.picture} size="s" />
          {t('posts.cover.own')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        name="coverFile"
        accept=".jpg,.jpeg,.png"
        hidden
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? []
          if (picture) void store('own', async () => picture)
          currentTarget.value = ''
        }}
      />
      <FieldMessage id="cover-message" {...(isBad && { error: t('posts.cover.failed') })} />
      <p className="visually-hidden" role="status">
        {busy !== null && t('posts.cover.storing')}
      </p>
    </div>
  )
}
