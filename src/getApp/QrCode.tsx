import { useEffect, useState } from 'react'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Spinner } from '../ui/state/Spinner'
import { useStyles } from '../ui/styles/useStyles'
import { getAppStrings } from './getApp.strings'
import styles from './QrCode.css'
import type { QrShape } from './qr'
import type { AppLink } from './useAppLink'

interface Props {
  link: AppLink
  onRetry(): void
}

/** CSS pixels. */
const edge = 160

/** Content of the blurred placeholder while the link loads: about as long as a link, and no address. */
const placeholder = 'geuin: the link is on its way, one moment please'

/** A QR code; its generator loads with the first code. */
export const QrCode = ({ link, onRetry }: Props) => {
  useStyles(styles)
  const t = useT(getAppStrings)
  const [shape, setShape] = useState<QrShape | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const text = link.status === 'ready' ? link.href : placeholder

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` loads again
  useEffect(() => {
    let isMounted = true
    setFailed(false)
    import('./qr').then(
      ({ qrOf }) => isMounted && setShape(qrOf(text)),
      () => isMounted && setFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [text, tries])

  if (failed || link.status === 'failed')
    return (
      <div className="qr qr-failed">
        <p role="status">{t('getApp.qr.failed')}</p>
        <Button variant="outline" small onClick={() => (failed ? setTries((count) => count + 1) : onRetry())}>
          {t('common.retry')}
        </Button>
      </div>
    )
  const isReady = link.status === 'ready' && shape?.text === text
  return (
    <div className="qr" aria-busy={!isReady}>
      {shape && (
        <div {...(isReady && { role: 'img', 'aria-label': t('getApp.qr') })}>
          <svg width={edge} height={edge} viewBox={`0 0 ${shape.size} ${shape.size}`} aria-hidden="true">
            <path d={shape.path} />
          </svg>
        </div>
      )}
      {!isReady && (
        <>
          <Spinner />
          <span className="visually-hidden">{t('common.loading')}</span>
        </>
      )}
    </div>
  )
}
