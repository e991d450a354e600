import { useEffect, useMemo } from 'react'
import { useAnalytics } from '../analytics/AnalyticsProvider'
import { useBrand } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { StepFrame } from '../modal/StepFrame'
import { useStep } from '../modal/stepContext'
import { OutLink } from '../ui/button/OutLink'
import { PolicyText } from '../ui/fillIn'
import { QrCode } from '../ui/qr/QrCode'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import { useMedia } from '../ui/useMedia'
import styles from './GetAppStep.css'
import { appActionOf, type GetAppData, type Store, siteName } from './getApp'
import { getAppStrings } from './getApp.strings'
import { offerText } from './offerText'
import { SendLink } from './SendLink'
import { StoreButtons, StoreLinks } from './Stores'
import { useAppLink } from './useAppLink'

/** Null while the brand loads. */
const useGetAppData = (): GetAppData | null => {
  const t = useT(getAppStrings)
  const { intent } = useStep()
  const name = useBrand().data?.name
  return useMemo(
    () => (name === undefined ? null : { ...appActionOf(intent), ...offerText(intent, name, t) }),
    [intent, name, t],
  )
}

const appItself = { type: 'get_app', payload: {} } as const
const noBrand = { storeLinks: { ios: null, android: null }, privacyLink: null, termsLink: null, website: null }

/**
 * GET_APP and GET_APP_WITH_BLURRED_BG: offers the brand's app, which continues the viewer's action. Wide screens start
 * with a QR code, narrow ones with the store of this operating system.
 */
export default function GetAppStep() {
  useStyles(styles)
  const t = useT(getAppStrings)
  const { element } = useIsland()
  const track = useAnalytics()
  const { name: step } = useStep()
  const { data: brand } = useBrand()
  const data = useGetAppData()
  const [link, retry] = useAppLink(data)
  const isWide = useMedia('(min-width: 560px)')
  const isBlurred = step === 'GET_APP_WITH_BLURRED_BG'
  const reason = data?.type ?? null

  useEffect(() => {
    if (reason) track('Download App Viewed', { element: element.localName, reason })
  }, [element, reason, track])
  const followed = (store: Store) => {
    if (reason) track('Download App Clicked', { element: element.localName, reason, store })
  }
  const opened = () => {
    if (reason) track('Get App Button Clicked', { element: element.localName, reason })
  }
  const { storeLinks, website, ...pages } = brand ?? noBrand

  return (
    <StepFrame title={data?.title ?? t('getApp.title.any')} lead={data?.description}>
      <div className={classes('get-app', isBlurred && 'get-app-blurred')}>
        {isWide ? (
          <div className="get-app-scan">
            <QrCode link={link} label={t('getApp.qr')} failure={t('getApp.qr.failed')} onRetry={retry} />
            <div className="get-app-words">
              <b>{t('getApp.scan')}</b>
              <StoreLinks links={storeLinks} onFollow={followed} />
            </div>
          </div>
        ) : (
          <StoreButtons links={storeLinks} appLink={link} onFollow={followed} onOpen={opened} />
        )}
        <p className="get-app-or">{t('getApp.orLink')}</p>
        <SendLink data={data ?? appItself}>
          {isBlurred && website && (
            <OutLink variant="quiet" wide href={website} target="_top">
              {t('getApp.site', { site: siteName(website) })}
            </OutLink>
          )}
        </SendLink>
        <p className="get-app-note">
          <PolicyText
            pages={pages}
            text={(links) => t('getApp.note', links)}
            terms={t('getApp.terms')}
            privacy={t('getApp.privacy')}
          />
        </p>
      </div>
    </StepFrame>
  )
}
