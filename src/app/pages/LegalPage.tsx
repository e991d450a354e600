import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { OutLink } from '../../ui/button/OutLink'
import { Page } from '../../ui/page/Page'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { appStrings } from '../app.strings'
import type { PageProps } from '../pageProps'

/** The brand's terms or privacy policy, which stand on its own site. */
export default function LegalPage({ page }: PageProps) {
  const { t: base } = useIsland()
  const t = useT(appStrings)
  const { data: brand, error, isFetching, refetch } = useBrand()
  const title = t(page === 'terms' ? 'app.title.terms' : 'app.title.privacy')
  const link = page === 'terms' ? brand?.termsLink : brand?.privacyLink
  return (
    <Page title={title} narrow>
      {brand && link && (
        <p>
          <OutLink href={link}>{t('app.legal.out', { brand: brand.name })}</OutLink>
        </p>
      )}
      {brand && !link && (
        <StateMessage drawing={drawings.empty} title={t('app.legal.none', { brand: brand.name })}>
          <ButtonLink variant="primary" page="home">
            {t('app.lost.action')}
          </ButtonLink>
        </StateMessage>
      )}
      {!brand && !error && (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">{base('common.loading')}</span>
          <RowSkeletons />
        </div>
      )}
      {!brand && error && (
        <FailedState
          title={t('app.legal.error')}
          text={t(errorKey(error))}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  )
}
