import { useEffect, useState } from 'react'
import { useIsland } from '../../kit/island'
import { Button } from '../button/Button'
import { Spinner } from '../state/Spinner'
import { useStyles } from '../styles/useStyles'
import styles from './QrCode.css'
import type { QrShape } from './qr'

interface QrCodeProps {
  /** What it leads to. */
  link: { status: 'loading' } | { status: 'ready'; href: string } | { status: 'failed' }
  /** Its accessible name. */
  label: string
  /** Says that it could not be loaded. */
  failure: string
  onRetry?(): void
}

/** CSS pixels. */
const edge = 160

/** Content of the blurred placeholder while the link loads: about as long as a link, and no address. */
const placeholder = 'geuin: the link is on its way, one moment please'

/** A QR code; its generator loads with the first code. */
export const QrCode = ({ link, label, failure, onRetry }: QrCodeProps) => {
  useStyles(styles)
  const { t } = useIsland()
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
        <p role="status">{failure}</p>
        <Button variant="outline" small onClick={() => (failed ? setTries((count) => count + 1) : onRetry?.())}>
          {t('common.retry')}
        </Button>
      </div>
    )
  const isReady = link.status === 'ready' && shape?.text === text
  return (
    <div className="qr" aria-busy={!isReady}>
      {shape && (
        <div {...(isReady && { role: 'img', 'aria-label': label })}>
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
