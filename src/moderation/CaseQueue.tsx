import { useCallback } from 'react'
import type { CommunityId } from '../entities/community'
import { stringsNow } from '../kit/baseStrings'
import { formatAgo } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Avatar } from '../ui/image/Avatar'
import { useList } from '../ui/useList'
import { ListView } from './ListView'
import type { Case } from './moderation'
import { type CaseList, type CasePage, fetchCases } from './moderation.query'
import { moderationStrings } from './moderation.strings'
import { useReason } from './useReason'

interface Props {
  communityId: CommunityId
  state: CaseList
  onCounts(counts: CasePage['counts']): void
  onOpen(item: Case): void
}

/** One case in the queue. */
const CaseRow = ({ item, onOpen }: { item: Case; onOpen(): void }) => {
  const t = useT(moderationStrings)
  const reason = useReason()
  const { locale } = useIsland().settings
  const { video, comment, author, reasons, openedAt } = item
  const count = reasons.reduce((sum, it) => sum + it.count, 0)
  const [first] = reasons
  return (
    <button type="button" className="moderation-row" onClick={onOpen}>
      {video?.thumb && <img src={video.thumb} alt="" loading="lazy" />}
      {!video && <Avatar name={author.name} image={author.image} isAvatar={author.isAvatar} size="l" />}
      <span className="moderation-words">
        <b dir="auto">{comment === null ? (video?.title ?? author.name) : `“${comment}”`}</b>
        <bdi dir={video ? undefined : 'ltr'}>{video ? author.name : `@${author.slug}`}</bdi>
        <small>
          {[
            first && reason(first.reason),
            t('moderation.reports', { count }),
            formatAgo(stringsNow(locale), openedAt, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </button>
  )
}

/** The cases of a community in one state. */
export const CaseQueue = ({ communityId, state, onCounts, onOpen }: Props) => {
  const { settings } = useIsland()
  const t = useT(moderationStrings)
  const fetchPage = useCallback(
    async (cursor: string | null) => {
      const page = await fetchCases(settings, communityId, state, cursor)
      onCounts(page.counts)
      return page
    },
    [settings, communityId, state, onCounts],
  )
  const { list, reload, loadMore } = useList<Case>(fetchPage)
  const isDone = state === 'decided'
  const words = {
    title: t(isDone ? 'moderation.log.empty' : 'moderation.empty.title'),
    text: t(isDone ? 'moderation.log.text' : 'moderation.empty.text'),
    failed: t('moderation.error'),
  }
  return (
    <ListView list={list} words={words} onRetry={reload} onMore={loadMore}>
      {(item) => <CaseRow item={item} onOpen={() => onOpen(item)} />}
    </ListView>
  )
}
