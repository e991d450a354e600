import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { errorKey } from '../ui/state/errorText'
import { exploreStrings } from './explore.strings'

/** In place of a part that did not load. */
export const ShelfFailed = ({ error, onRetry }: { error: unknown; onRetry(): void }) => {
  const { t: base } = useIsland()
  const t = useT(exploreStrings)
  return (
    <div className="shelf-failed" role="alert">
      <p>
        {t('explore.error')}. {base(errorKey(error))}
      </p>
      <Button variant="tinted" small onClick={onRetry}>
        {base('common.retry')}
      </Button>
    </div>
  )
}
