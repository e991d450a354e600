import { useAtomValue } from 'jotai'
import { useId, useMemo } from 'react'
import { pendingAtom } from '../../entities/optimistic'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { User } from '../../session/session'
import { Choice } from '../../ui/form/Choices'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { Skeleton } from '../../ui/state/Skeleton'
import { allowMentions, mentionsPending } from './privacy.actions'
import { type MentionPolicy, mentionsAtom, policies, policyKeys } from './privacy.query'
import { privacyStrings } from './privacy.strings'

/** Who may mention the viewer. It saves itself. */
export const MentionChoice = ({ user }: { user: User }) => {
  const { element, settings, site } = useIsland()
  const t = useT(privacyStrings)
  const id = useId()
  const { data, error, isFetching, refetch } = useAtomValue(
    useMemo(() => mentionsAtom(settings, user.id), [settings, user.id]),
  )
  const pending = useAtomValue(useMemo(() => pendingAtom<MentionPolicy>(site, mentionsPending), [site]))
  const chosen = pending?.wanted ?? data
  return (
    <>
      <h2 className="settings-section" id={id}>
        {t('privacy.mentions')}
      </h2>
      <p className="settings-hint">{t('privacy.mentions.hint')}</p>
      {chosen ? (
        <div className="settings-card" role="radiogroup" aria-labelledby={id}>
          {policies.map((policy) => (
            <Choice
              key={policy}
              type="radio"
              name={id}
              className="settings-row"
              checked={policy === chosen}
              onChange={() => void allowMentions(element, user.id, policy)}
            >
              <span>{t(policyKeys[policy])}</span>
            </Choice>
          ))}
        </div>
      ) : error ? (
        <FailedState
          title={t('privacy.mentions.failed')}
          text={t(errorKey(error))}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="settings-card" aria-busy="true">
          <Skeleton width="100%" height={170} />
        </div>
      )}
    </>
  )
}
