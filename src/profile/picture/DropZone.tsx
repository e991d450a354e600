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

/** Takes a file that is dropped, pasted or chosen in the file dialog; on a phone also a photo. */
export const DropZone = ({ error, onFile, onPhoto }: Props) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const id = useId()
  const isPhone = useMedia('(hover: none)')
  const [isOver, setOver] = useState(false)
  const takeFirst = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) onFile(file)
    return file !== undefined
  }

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
    const paste = (event: ClipboardEvent) => takeFirst(event.clipboardData?.files) && event.preventDefault()
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
    takeFirst(event.dataTransfer.files)
  }

  const control = (take: (file: File) => void) =>
    ({
      type: 'file',
      className: 'visually-hidden',
      'aria-invalid': error !== null,
      'aria-describedby': `${id}m`,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const [file] = currentTarget.files ?? []
        if (file) take(file)
        // Without a reset, choosing the same file again would not fire an event.
        currentTarget.value = ''
      },
    }) as const
  const [before = '', after = ''] = t('picture.browse', { browse: '\n' }).split('\n')
  return (
    <div>
      <div className={classes('drops', isPhone && 'drops-phone')}>
        <label
          className={classes('drop', isOver && 'drop-over', error !== null && 'drop-bad')}
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={leave}
          onDrop={drop}
        >
          <input {...control(onFile)} accept=".jpg,.jpeg,.png" data-focus />
          <span className="drop-ring">
            <Icon name={pictureIcons.image} />
          </span>
          <b>{isPhone ? t('picture.choose') : t('picture.drop')}</b>
          {!isPhone && (
            <span>
              {before}
              <span className="drop-link">{t('picture.browse.link')}</span>
              {after}
            </span>
          )}
          <small>{t('picture.limits')}</small>
        </label>
        {isPhone && (
          <label className="drop">
            <input {...control(onPhoto)} accept="image/jpeg" capture="user" />
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
