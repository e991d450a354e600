import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { PageHeading } from '../../ui/page/PageHeading'
import { closedDrawing } from '../../ui/state/closedDrawing'
import { StateMessage } from '../../ui/state/StateMessage'
import { appStrings } from '../app.strings'
import type { PageProps } from '../pageProps'
import { routes } from '../routes'

/** In place of a page that needs a viewer, until there is one. */
export default function SignInPage({ page }: PageProps) {
  const { element } = useIsland()
  const t = useT(appStrings)
  return (
    <div className="app-message">
      <PageHeading title={t(routes[page].title)} hidden />
      <StateMessage drawing={closedDrawing} title={t('app.signIn.title')} text={t('app.signIn.text')}>
        <Button variant="primary" onClick={() => perform({ type: 'signin' }, element)}>
          {t('app.signIn')}
        </Button>
      </StateMessage>
    </div>
  )
}
