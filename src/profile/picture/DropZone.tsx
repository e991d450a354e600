import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react'
import { useT } from '../../kit/useT'
import { Icon } from '../../ui/icon/Icon'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { useMedia } from '../../ui/useMedia'
import styles from './DropZone.css'
import { PictureError } from './PictureError'
import { pictureStrings } from './picture.strings'
import { pictureIcons } from './pictureIcons'

interface Props {
  error: string | null
  onFile(file: File): void
  /** The viewer has made a photo. */
  onPhoto(photo: File): void
}

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

const takeFirst = (files: FileList | null | undefined, take: (file: File) => void) => {
  const [file] = files ?? []
  if (file) take(file)
  return file !== undefined
}

/** Takes a file that is dropped, pasted or chosen in the file dialog; on a phone also a photo. */
export const DropZone = ({ error, onFile, onPhoto }: Props) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const id = useId()
  const isTouch = useMedia('(hover: none)')
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    // The browser would open a file that is dropped outside of the zone, in place of the page.
    const catchMissed = (event: globalThis.DragEvent) => holdsFiles(event.dataTransfer) && event.preventDefault()
    window.addEventListener('dragover', catchMissed)
    window.addEventListener('drop', catchMissed)
    return () => {
      window.removeEventListener('dragover', catchMissed)
      window.removeEventListener('drop', catchMissed)
    }
  }, [])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => takeFirst(event.clipboardData?.files, onFile) && event.preventDefault()
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })

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
    takeFirst(event.dataTransfer.files, onFile)
  }

  const inputProps = (take: (file: File) => void) =>
    ({
      type: 'file',
      className: 'visually-hidden',
      'aria-invalid': error !== null,
      'aria-describedby': `${id}m`,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        takeFirst(currentTarget.files, take)
        // Without a reset, choosing the same file again would not fire an event.
        currentTarget.value = ''
      },
    }) as const
  const [before = '', after = ''] = t('picture.browse', { browse: '\n' }).split('\n')
  return (
    <div>
      <div className={classes('drops', isTouch && 'drops-phone')}>
        <label
          className={classes('drop', isOver && 'drop-over', error !== null && 'drop-bad')}
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={leave}
          onDrop={drop}
        >
          <input {...inputProps(onFile)} accept=".jpg,.jpeg,.png" data-focus />
          <span className="drop-ring">
            <Icon name={pictureIcons.image} />
          </span>
          <b>{isTouch ? t('picture.choose') : t('picture.drop')}</b>
          {!isTouch && (
            <span>
              {before}
              <span className="drop-link">{t('picture.browse.link')}</span>
              {after}
            </span>
          )}
          <small>{t('picture.limits')}</small>
        </label>
        {isTouch && (
          <label className="drop">
            <input {...inputProps(onPhoto)} accept="image/jpeg" capture="user" />
            <span className="drop-ring">
              <Icon name={pictureIcons.camera} />
            </span>
            <b>{t('picture.photo')}</b>
          </label>
        )}
      </div>
      <div className="drop-problem">
        <PictureError id={`${id}m`} text={error} />
      </div>
    </div>
  )
}
