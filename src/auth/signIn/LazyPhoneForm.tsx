import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { FormError } from '../../ui/form/FormError'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { Skeleton } from '../../ui/state/Skeleton'
import { authStrings } from '../auth.strings'
import { FlowToggle } from './FlowToggle'

/** The data of all countries' phone numbers is as large as the rest of the sign-in, so it loads when a phone is chosen. */
const phoneForm = lazyView(() => import('./PhoneForm'))

/** The phone form, or its skeleton while it loads. */
export const LazyPhoneForm = () => {
  const t = useT(authStrings)
  const view = useLazyView(phoneForm)
  if (view.status === 'ready') return <view.View />
  return (
    <div className="sign-in-phone" aria-busy={view.status === 'loading'}>
      <div className="sign-in-phone-line">
        {t('auth.phone')}
        <FlowToggle to="EMAIL" />
      </div>
      {view.status === 'loading' ? (
        <Skeleton width="100%" height={48} />
      ) : (
        <>
          <FormError message={t('errors.failed.title')} />
          <Button onClick={view.retry}>{t('common.retry')}</Button>
        </>
      )}
    </div>
  )
}
