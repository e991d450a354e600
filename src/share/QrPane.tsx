import { useT } from '../kit/useT'
import { QrCode } from '../ui/qr/QrCode'
import { useStyles } from '../ui/styles/useStyles'
import type { PaneProps } from './pane'
import styles from './QrPane.css'
import { sharePanesStrings } from './sharePanes.strings'

/** The link as a picture that a phone reads. */
const QrPane = ({ url, t: sheet }: PaneProps) => {
  useStyles(styles)
  const t = useT(sharePanesStrings)
  return (
    <div className="share-qr">
      <QrCode
        link={url === null ? { status: 'loading' } : { status: 'ready', href: url }}
        label={sheet('share.qr')}
        failure={t('share.qr.failed')}
      />
      <p>{t('share.qr.hint')}</p>
    </div>
  )
}

export default QrPane
