import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../../../kit/useT'
import { Button } from '../../../ui/button/Button'
import { Skeleton } from '../../../ui/state/Skeleton'
import { useStyles } from '../../../ui/styles/useStyles'
import { uploadErrorText } from '../errorText'
import { PictureError } from '../PictureError'
import { pictureStrings } from '../picture.strings'
import { UploadProgress } from '../upload/UploadProgress'
import { isBusy } from '../upload/upload'
import { type SavePicture, useUpload } from '../upload/useUpload'
import type { CropTools } from './CropPane'
import styles from './CropView.css'
import { ZoomBar } from './ZoomBar'

type Loaded = typeof import('./CropPane')

interface Props {
  /** URL for an image element. */
  source: string
  /** Width to height of the part that is kept; a circle's unless given. */
  ratio?: number
  save: SavePicture
  onCancel(): void
  /** The picture can't be shown. */
  onBroken(): void
}

/** Loads the cropper when there is a picture. */
const usePane = () => {
  const [pane, setPane] = useState<Loaded | 'failed' | null>(null)
  const load = useCallback(() => {
    setPane(null)
    import('./CropPane').then(setPane, () => setPane('failed'))
  }, [])
  useEffect(load, [load])
  return { pane, load }
}

/** Crops a picture and uploads the result. */
export const CropView = ({ source, ratio, save, onCancel, onBroken }: Props) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { pane, load } = usePane()
  const tools = useRef<CropTools | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const { upload, start, cancel, replace } = useUpload(async () => (await tools.current?.encode()) ?? null, save)
  const busy = isBusy(upload)
  const Pane = pane && pane !== 'failed' ? pane.default : null

  const follow = () => {
    setZoom(tools.current?.zoom() ?? null)
    replace()
  }

  return (
    <>
      <div className="crop" aria-busy={zoom === null && pane !== 'failed'}>
        {Pane && (
          <Pane
            source={source}
            {...(ratio !== undefined && { ratio })}
            label={t('picture.crop.area')}
            disabled={busy}
            onReady={(ready) => {
              tools.current = ready
              follow()
            }}
            onChange={follow}
            onBroken={onBroken}
          />
        )}
        {pane === 'failed' && (
          <div className="crop-failed">
            <p role="alert">{t('picture.crop.failed')}</p>
            <Button small onClick={load}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {zoom === null && pane !== 'failed' && <Skeleton width={240} height={240} round />}
        {busy && <span className="crop-veil" />}
      </div>
      {busy ? (
        <UploadProgress part={upload.status === 'sending' ? upload.part : null} />
      ) : (
        <ZoomBar zoom={zoom} tools={tools} />
      )}
      <div>
        <PictureError text={upload.status === 'failed' ? uploadErrorText(upload.trouble, t) : null} />
        <div className="crop-acts">
          <Button onClick={busy ? cancel : onCancel}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={zoom === null} pending={busy} onClick={start}>
            {upload.status === 'failed' ? t('common.retry') : t('picture.crop.done')}
          </Button>
        </div>
      </div>
    </>
  )
}
