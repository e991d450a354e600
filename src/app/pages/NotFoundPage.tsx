import { useT } from '../../kit/useT'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { PageHeading } from '../../ui/page/PageHeading'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { appStrings } from '../app.strings'

/** In place of a page that the app has none of. */
export default function NotFoundPage() {
  const t = useT(appStrings)
  return (
    <div className="app-message">
      <PageHeading title={t('app.lost.title')} hidden />
      <StateMessage drawing={drawings.empty} title={t('app.lost.title')} text={t('app.lost.text')}>
        <ButtonLink variant="primary" page="home">
          {t('app.lost.action')}
        </ButtonLink>
      </StateMessage>
    </div>
  )
}
