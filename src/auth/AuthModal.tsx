import { useEffect } from 'react'
import { type Brand, BrandLogo, useBrand } from '../brand'
import { errorKey } from '../kit/errorText'
import { useIsland } from '../kit/island'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { Skeleton } from '../ui/Skeleton'
import { StateMessage } from '../ui/StateMessage'
import { useSheet } from '../ui/useSheet'
import sheet from './AuthModal.css'
import type { Wish } from './auth'
import { StoreLinks } from './StoreLinks'
import { titleOf } from './words'

interface Props {
  wish: Wish
  onClose(): void
}

const Lead = ({ brand }: { brand: Brand }) => {
  const { t } = useIsland()
  const lead = brand.webCta === 'app' ? t('auth.app.lead') : t('auth.lead', { brand: brand.name })
  return (
    <>
      <p className="auth-lead">{lead}</p>
      {brand.webCta === 'app' && <StoreLinks links={brand.storeLinks} />}
    </>
  )
}

/** The page's sign-in modal. A brand whose members live in its app sends there. */
export const AuthModal = ({ wish, onClose }: Props) => {
  useSheet(sheet)
  const { t, emit } = useIsland()
  const { data: brand, error, isFetching, refetch } = useBrand()
  const step = brand?.webCta === 'app' ? 'GET_APP' : 'SIGNIN'
  const title = step === 'GET_APP' && brand ? t('auth.app.title', { brand: brand.name }) : titleOf(wish, t)

  useEffect(() => {
    emit('geuin:auth-step', { step })
  }, [emit, step])
  useEffect(() => () => void emit('geuin:auth-step', { step: null }), [emit])

  if (error && !brand)
    return (
      <Sheet title={title} onClose={onClose}>
        <StateMessage drawing="offline" title={t('auth.error.title')} text={t(errorKey(error))} alert>
          <Button variant="primary" pending={isFetching} onClick={() => void refetch()} data-focus>
            {t('common.retry')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('auth.notNow')}
          </Button>
        </StateMessage>
      </Sheet>
    )
  return (
    <Sheet
      title={title}
      onClose={onClose}
      logo={brand ? <BrandLogo brand={brand} /> : <Skeleton width={28} height={28} round />}
    >
      <div className="auth-step" aria-busy={!brand}>
        {brand ? <Lead brand={brand} /> : <Skeleton width="80%" height={21} />}
        <Button variant={step === 'GET_APP' ? 'quiet' : 'plain'} wide onClick={onClose}>
          {t('auth.notNow')}
        </Button>
      </div>
    </Sheet>
  )
}
