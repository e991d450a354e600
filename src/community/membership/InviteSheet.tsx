import { useCallback, useEffect, useState } from 'react'
import { hasJoined } from '../../entities/community'
import { perform } from '../../intent/perform.actions'
import { formatCount, formatDay } from '../../kit/format'
import { isApiError } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Avatar } from '../../ui/image/Avatar'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import type { SheetProps } from '../../ui/overlay/openSheet'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useStyles } from '../../ui/styles/useStyles'
import { codes } from '../../wire/codes'
import { fetchInvitation, type Invitation } from '../invite.query'
import { inviteStrings } from '../invite.strings'
import styles from './JoinSheet.css'
import { Rules } from './Rules'

interface Props extends SheetProps {
  token: string
  /** The sheet has closed, whatever the viewer chose. */
  onEnd(): void
}

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; invitation: Invitation }

const useInvitation = (token: string) => {
  const { settings } = useIsland()
  const [state, setState] = useState<State>({ status: 'loading' })
  const load = useCallback(async () => {
    setState({ status: 'loading' })
    try {
      setState({ status: 'ready', invitation: await fetchInvitation(settings, token) })
    } catch (error) {
      setState({ status: 'failed', error })
    }
  }, [settings, token])
  useEffect(() => void load(), [load])
  return { state, load }
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry(): void }) => {
  const { t: base } = useIsland()
  const t = useT(inviteStrings)
  const code = isApiError(error) ? error.code : undefined
  if (code === codes.inviteOver)
    return <StateMessage drawing={drawings.lost} title={t('invite.over')} text={t('invite.over.text')} alert />
  if (code === 404)
    return <StateMessage drawing={drawings.lost} title={t('invite.none')} text={t('invite.none.text')} alert />
  return <FailedState title={t('invite.error')} text={base(errorKey(error))} onRetry={onRetry} />
}

const Offer = ({ invitation, token, onClose }: { invitation: Invitation; token: string; onClose(): void }) => {
  const { element, settings, t: base } = useIsland()
  const t = useT(inviteStrings)
  const { community, invitedBy, endsAt } = invitation
  const { id: communityId, slug, name, image, rules, counts } = community
  const isIn = hasJoined(community)
  const accept = () => {
    onClose()
    perform(
      { type: 'invite', token, communityId, slug, name, ...(rules.length > 0 && { acceptedRules: true }) },
      element,
    )
  }
  return (
    <>
      <div className="invite">
        <Avatar name={name} image={image} size="2xl" square />
        <p className="invite-words" dir="auto">
          {invitedBy ? t('invite.by', { person: invitedBy.name, name }) : t('invite.to', { name })}
        </p>
        <p className="invite-note">
          {t('invite.members', { count: counts.members, shown: formatCount(counts.members, settings.locale) })}
        </p>
        {endsAt !== null && (
          <p className="invite-note">{t('invite.until', { day: formatDay(endsAt, settings.locale) })}</p>
        )}
      </div>
      {!isIn && rules.length > 0 && (
        <>
          <p>{t('invite.rules')}</p>
          <Rules rules={rules} />
        </>
      )}
      {isIn && <p className="invite-note invite">{t('invite.in')}</p>}
      <div className={isIn ? 'join-acts' : 'button-pair join-acts'}>
        <Button wide={isIn} onClick={onClose}>
          {base(isIn ? 'common.close' : 'common.cancel')}
        </Button>
        {!isIn && (
          <Button variant="primary" onClick={accept} data-focus="">
            {t(rules.length > 0 ? 'invite.acceptRules' : 'invite.accept')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Who invites to which community, and the way in. */
export const InviteSheet = ({ token, onEnd, onClose }: Props) => {
  useStyles(styles)
  const { t: base } = useIsland()
  const t = useT(inviteStrings)
  const { state, load } = useInvitation(token)
  const close = () => {
    onEnd()
    onClose()
  }
  return (
    <BottomSheet title={t('invite.title')} onClose={close}>
      {state.status === 'loading' && (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">{base('common.loading')}</span>
          <RowSkeletons />
        </div>
      )}
      {state.status === 'failed' && <Failed error={state.error} onRetry={() => void load()} />}
      {state.status === 'ready' && <Offer invitation={state.invitation} token={token} onClose={close} />}
    </BottomSheet>
  )
}
