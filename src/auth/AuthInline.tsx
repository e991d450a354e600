import { BrandLogo, useBrand } from '../brand'
import { useIsland } from '../kit/island'
import { Skeleton } from '../ui/Skeleton'
import { useSheet } from '../ui/useSheet'
import { AuthFailure } from './AuthFailure'
import sheet from './AuthModal.css'
import { SignInStep } from './SignInStep'
import { titleOf } from './words'

/** The sign-in as a part of the page. */
export const AuthInline = () => {
  useSheet(sheet)
  const { t } = useIsland()
  const { data: brand, error } = useBrand()
  return (
    <section className="auth-inline" tabIndex={-1}>
      {error && !brand ? (
        <AuthFailure error={error} />
      ) : (
        <div className="auth-step" aria-busy={!brand}>
          {brand ? <BrandLogo brand={brand} /> : <Skeleton width={28} height={44} />}
          <h2>{titleOf({ action: 'signin' }, brand, t)}</h2>
          {brand ? <SignInStep brand={brand} /> : <Skeleton width="80%" height={21} />}
        </div>
      )}
    </section>
  )
}
