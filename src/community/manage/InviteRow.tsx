import { useSetAtom } from 'jotai'
import { formatDay } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { inviteLink } from '../inviteLink'
import type { Invite } from './manage'
import { manageStrings } from './manage.strings'

interface Props {
  invite: Invite
  slug: string
  onRevoke(): void
}

const overKeys = {
  expired: 'manage.invites.expired',
  used_up: 'manage.invites.usedUp',
  revoked: 'manage.invites.revoked',
} as const

/** One invitation: its link, how often it was used, and until when it can be. */
export const InviteRow = ({ invite, slug, onRevoke }: Props) => {
  const { element, settings } = useIsland()
  const t = useT(manageStrings)
  const toast = useSetAtom(showToast)
  const { token, uses, maxUses, endsAt, state } = invite
  const link = inviteLink(settings, slug, token)
  const used =
    maxUses === null ? t('manage.invites.used', { count: uses }) : t('manage.invites.usedOf', { count: uses, maxUses })
  const end =
    endsAt === null ? t('manage.invites.noEnd') : t('manage.invites.until', { day: formatDay(endsAt, settings.locale) })
  const copyLink = async () => {
    // A frame may be denied the clipboard.
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    toast(element, {
      kind: isCopied ? 'success' : 'error',
      message: t(isCopied ? 'manage.invites.copied' : 'manage.invites.notCopied'),
    })
  }
  return (
    <div className="manage-invite">
      <div className="manage-invite-words">
        <bdi dir="ltr">{link}</bdi>
        <small>
          {used} · {state === 'open' ? end : t(overKeys[state])}
        </small>
      </div>
      {state === 'open' && (
        <>
          <Button variant="tinted" small onClick={copyLink}>
            {t('manage.invites.copy')}
          </Button>
          <IconButton icon="x" size="m" label={t('manage.invites.revoke')} onClick={onRevoke} />
        </>
      )}
    </div>
  )
}
