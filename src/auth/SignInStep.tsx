import type { Brand } from '../brand'
import { useIsland } from '../kit/island'
import { StoreLinks } from './StoreLinks'

interface Props {
  brand: Brand
}

/** What a sign-in gives; a brand whose members live in its app says where that is. */
export const SignInStep = ({ brand }: Props) => {
  const { t } = useIsland()
  if (brand.webCta !== 'app') return <p className="auth-lead">{t('auth.lead', { brand: brand.name })}</p>
  return (
    <>
      <p className="auth-lead">{t('auth.app.lead')}</p>
      <StoreLinks links={brand.storeLinks} />
    </>
  )
}
