import { useEffect, useState } from 'react'
import { useT } from '../kit/useT'
import { Button } from '../ui/Button'
import { Spinner } from '../ui/Spinner'
import { useSheet } from '../ui/useSheet'
import { getAppStrings } from './getApp.strings'
import sheet from './QrCode.css'
import type { QrShape } from './qr'
import type { AppLink } from './useAppLink'

interface Props {
  link: AppLink
  onRetry(): void
}

/** CSS pixels. */
const edge = 160

/** Blurred in place of the code that is on its way: about as fine as that will be, and it leads nowhere. */
const stand = 'geuin: the link is on its way, one moment please'

/** A QR code, drawn by code that loads when the first one is. */
export const QrCode = ({ link, onRetry }: Props) => {
  useSheet(sheet)
  const t = useT(getAppStrings)
  const [shape, setShape] = useState<QrShape | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const text = link.status === 'there' ? link.href : stand

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to load again
  useEffect(() => {
    let shown = true
    setFailed(false)
    import('./qr').then(
      ({ qrOf }) => shown && setShape(qrOf(text)),
      () => shown && setFailed(true),
    )
    return () => {
      shown = false
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
  const isReady = link.status === 'there' && shape?.text === text
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
