import { useT } from '../../../kit/useT'
import { useStyles } from '../../../ui/styles/useStyles'
import { pictureStrings } from '../picture.strings'
import styles from './UploadProgress.css'

interface Props {
  /** 0 to 1; null when the upload is complete and the profile is being saved. */
  part: number | null
}

/** Progress of the upload. */
export const UploadProgress = ({ part }: Props) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const percent = Math.round((part ?? 1) * 100)
  const label = part === null ? t('picture.saving') : t('picture.uploading')
  return (
    <div className="upload">
      <p role="status">
        <b>{label}</b>
        <span className="number" aria-hidden="true">
          {t('picture.percent', { count: percent })}
        </span>
      </p>
      <div
        className="upload-bar"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}
