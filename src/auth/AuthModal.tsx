import { useEffect } from 'react'
import { BrandLogo, useBrand } from '../brand'
import { useIsland } from '../kit/island'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { Skeleton } from '../ui/Skeleton'
import { useSheet } from '../ui/useSheet'
import { AuthFailure } from './AuthFailure'
import sheet from './AuthModal.css'
import type { Wish } from './auth'
import { SignInStep } from './SignInStep'
import { titleOf } from './words'

interface Props {
  wish: Wish
  onClose(): void
}

/** The page's sign-in modal. */
export const AuthModal = ({ wish, onClose }: Props) => {
  useSheet(sheet)
  const { t, emit } = useIsland()
  const { data: brand, error } = useBrand()
  const step = brand?.webCta === 'app' ? 'GET_APP' : 'SIGNIN'
  const title = titleOf(wish, brand, t)

  useEffect(() => {
    emit('geuin:auth-step', { step })
  }, [emit, step])
  useEffect(() => () => void emit('geuin:auth-step', { step: null }), [emit])

  const notNow = (
    <Button variant={step === 'GET_APP' || error ? 'quiet' : 'plain'} wide onClick={onClose}>
      {t('auth.notNow')}
    </Button>
  )
  if (error && !brand)
    return (
      <Sheet title={title} onClose={onClose}>
        <AuthFailure error={error}>{notNow}</AuthFailure>
      </Sheet>
    )
  return (
    <Sheet
      title={title}
      onClose={onClose}
      logo={brand ? <BrandLogo brand={brand} /> : <Skeleton width={28} height={28} round />}
    >
      <div className="auth-step" aria-busy={!brand}>
        {brand ? <SignInStep brand={brand} /> : <Skeleton width="80%" height={21} />}
        {notNow}
      </div>
    </Sheet>
  )
}
