import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { CommunityId } from '../entities/community'
import { stringsNow } from '../kit/baseStrings'
import { formatAgo } from '../kit/format'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { fillIn, slot } from '../ui/fillIn'
import { errorKey } from '../ui/state/errorText'
import { useList } from '../ui/useList'
import { ListView } from './ListView'
import type { RepostRequest } from './moderation'
import { decideRepost } from './moderation.actions'
import { fetchRepostRequests } from './moderation.query'
import { moderationStrings } from './moderation.strings'

/** One repost that waits. @param onDecided also after somebody else has decided */
const Request = ({ item, onDecided }: { item: RepostRequest; onDecided(): Promise<void> }) => {
  const { element, settings, t: base } = useIsland()
  const t = useT(moderationStrings)
  const toast = useSetAtom(showToast)
  const [isPending, run] = usePending()
  const { locale } = settings
  const { video, user, place, at } = item
  const decide = (accepted: boolean) =>
    run(async () => {
      try {
        await decideRepost(settings, item, accepted)
        toast(element, { kind: 'success', message: t('moderation.saved') })
      } catch (error) {
        const isSettled = isApiError(error) && error.status === 404
        toast(element, { kind: 'error', message: isSettled ? t('moderation.settled') : base(errorKey(error)) })
        if (!isSettled) return
      }
      await onDecided()
    })
  return (
    <div className="moderation-row">
      {video.thumb && <img src={video.thumb} alt="" loading="lazy" />}
      <div className="moderation-words">
        <b dir="auto">{video.title}</b>
        <span>
          {fillIn(t('moderation.reposts.into', { name: slot('name'), place: slot('place') }), {
            name: <bdi>{user.name}</bdi>,
            place: <bdi>{place}</bdi>,
          })}
        </span>
        <small>{formatAgo(stringsNow(locale), at, locale)}</small>
        <div className="moderation-choice">
          <Button variant="primary" small pending={isPending} onClick={() => decide(true)}>
            {t('moderation.reposts.accept')}
          </Button>
          <Button variant="quiet" small pending={isPending} onClick={() => decide(false)}>
            {t('moderation.reposts.refuse')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Reposts into a community that wait for somebody who leads it. */
export const RepostRequests = ({ communityId }: { communityId: CommunityId }) => {
  const t = useT(moderationStrings)
  const { settings } = useIsland()
  const fetchPage = useCallback(
    (cursor: string | null) => fetchRepostRequests(settings, communityId, cursor),
    [settings, communityId],
  )
  const { list, reload, loadMore } = useList<RepostRequest>(fetchPage)
  const words = {
    title: t('moderation.reposts.empty'),
    text: t('moderation.reposts.text'),
    failed: t('moderation.error'),
  }
  return (
    <ListView list={list} words={words} onRetry={reload} onMore={loadMore}>
      {(item) => <Request item={item} onDecided={reload} />}
    </ListView>
  )
}
