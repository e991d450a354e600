import { type DragEvent, useEffect, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { Lazy } from '../../ui/Lazy'
import { lazyView } from '../../ui/lazyView'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { useMedia } from '../../ui/useMedia'
import { videoLimits } from '../../wire/videoFile'
import { formatBytes } from '../formats'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'
import { ChooseButton } from '../upload/ChooseButton'
import type { FileProblem } from '../upload/upload'
import styles from './PickZone.css'

const recorder = lazyView<{ onFile(file: File): void; onClose(): void }>(() => import('./RecordSheet'))

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

const canRecord = () => typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia)

const problemTitles = {
  type: 'posts.pick.type',
  large: 'posts.pick.large',
  long: 'posts.pick.long',
} as const satisfies Record<FileProblem, string>

interface Props {
  /** What is wrong with the file that was chosen last. */
  refused: { name: string; problem: FileProblem } | null
  pending: boolean
  onFile(file: File): void
}

const Refused = ({ name, problem }: { name: string; problem: FileProblem }) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const texts = {
    type: t('posts.pick.type.text'),
    large: t('posts.pick.large.text', { size: formatBytes(videoLimits.bytes, settings.locale) }),
    long: t('posts.pick.long.text', { count: videoLimits.seconds / 60 }),
  }
  return (
    <div className="pick-problem" role="alert">
      <Icon name="alert" size="m" />
      <div>
        <b>{t(problemTitles[problem], { name })}</b>
        <p>{texts[problem]}</p>
      </div>
    </div>
  )
}

/** Takes a video that is dropped, chosen in the file dialog or recorded. */
export const PickZone = ({ refused, pending, onFile }: Props) => {
  useStyles(styles)
  const t = useT(postsStrings)
  const isTouch = useMedia('(hover: none)')
  const [isOver, setOver] = useState(false)
  const [isRecording, setRecording] = useState(false)
  useEffect(() => {
    // The browser would open a file that is dropped beside the zone, in place of the page.
    const catchMissed = (event: globalThis.DragEvent) => holdsFiles(event.dataTransfer) && event.preventDefault()
    window.addEventListener('dragover', catchMissed)
    window.addEventListener('drop', catchMissed)
    return () => {
      window.removeEventListener('dragover', catchMissed)
      window.removeEventListener('drop', catchMissed)
    }
  }, [])
  const over = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const title = isOver ? t('posts.pick.over') : t(isTouch ? 'posts.pick.touch' : 'posts.pick.drop')
  return (
    <>
      {refused && <Refused {...refused} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same without a pointer */}
      <div
        className={classes('pick', isOver && 'pick-over', isTouch && 'pick-touch')}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={leave}
        onDrop={drop}
      >
        <span className="pick-ring">
          <Icon name={postIcons.film} />
        </span>
        <b>{title}</b>
        {!isTouch && <p>{t('posts.pick.or')}</p>}
        <div className="pick-acts">
          <ChooseButton
            variant="primary"
            pending={pending}
            label={t(pending ? 'posts.pick.checking' : 'posts.pick.choose')}
            onFile={onFile}
          />
          {canRecord() && (
            <Button variant="outline" onClick={() => setRecording(true)}>
              {t('posts.pick.record')}
            </Button>
          )}
        </div>
      </div>
      <ul className="pick-limits">
        <li>
          <Icon name={postIcons.film} size="s" /> {t('posts.pick.types')}
        </li>
        <li>
          <Icon name={postIcons.clock} size="s" /> {t('posts.pick.length', { count: videoLimits.seconds / 60 })}
        </li>
        <li>
          <Icon name={postIcons.phone} size="s" /> {t('posts.pick.upright')}
        </li>
      </ul>
      {isRecording && (
        <Lazy
          view={recorder}
          waiting={null}
          props={{
            onClose: () => setRecording(false),
            onFile: (file) => {
              setRecording(false)
              onFile(file)
            },
          }}
        />
      )}
    </>
  )
}
