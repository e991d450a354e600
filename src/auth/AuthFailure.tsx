import type { ReactNode } from 'react'
import { useBrand } from '../brand'
import { errorKey } from '../kit/errorText'
import { useIsland } from '../kit/island'
import { Button } from '../ui/Button'
import { StateMessage } from '../ui/StateMessage'

interface Props {
  error: unknown
  /** Another way on, beside Retry. */
  children?: ReactNode
}

/** Without its brand nobody can sign in: says why, and asks for it again. */
export const AuthFailure = ({ error, children }: Props) => {
  const { t } = useIsland()
  const { isFetching, refetch } = useBrand()
  return (
    <StateMessage drawing="offline" title={t('auth.error.title')} text={t(errorKey(error))} alert>
      <Button variant="primary" pending={isFetching} onClick={() => void refetch()} data-focus>
        {t('common.retry')}
      </Button>
      {children}
    </StateMessage>
  )
}
