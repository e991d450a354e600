import { useAtomValue } from 'jotai'
import { useId, useMemo } from 'react'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { User } from '../../session/session'
import { usePending } from '../../ui/button/Button'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { Skeleton } from '../../ui/state/Skeleton'
import { CopyCard } from './CopyCard'
import { changeDataExport } from './privacy.actions'
import { dataExportAtom } from './privacy.query'
import { privacyStrings } from './privacy.strings'

/** The copy of the viewer's data: asked for, being made, ready, or not finished. */
export const DataCopy = ({ user }: { user: User }) => {
  const { element, settings } = useIsland()
  const t = useT(privacyStrings)
  const id = useId()
  const { data, error, isFetching, refetch } = useAtomValue(
    useMemo(() => dataExportAtom(settings, user.id), [settings, user.id]),
  )
  const [isPending, run] = usePending()
  const change = (method: 'POST' | 'DELETE') =>
    void run(async () => {
      try {
        await changeDataExport(element, user.id, method)
      } catch (failure) {
        await showFailure(element, failure)
      }
    })
  return (
    <section className="settings-data" aria-labelledby={id}>
      <h2 className="settings-section" id={id}>
        {t('privacy.data')}
      </h2>
      {data ? (
        <CopyCard
          copy={data}
          isPending={isPending}
          onRequest={() => change('POST')}
          onCancel={() => change('DELETE')}
        />
      ) : error ? (
        <FailedState
          title={t('privacy.data.error')}
          text={t(errorKey(error))}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="settings-card" aria-busy="true">
          <Skeleton width="100%" height={72} />
        </div>
      )}
    </section>
  )
}
