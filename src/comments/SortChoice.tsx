import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import type { CommentSort } from './comments.query'
import { useComments } from './commentsContext'
import { loadThreads } from './discussion.actions'

/** The order of the threads. */
export const SortChoice = ({ sort }: { sort: CommentSort }) => {
  const { settings, element } = useIsland()
  const { t, video } = useComments()
  const order = (value: CommentSort) =>
    loadThreads(settings, video.id, value).catch((error: unknown) => showFailure(element, error))
  const choice = (value: CommentSort, label: string) => (
    <button type="button" aria-pressed={sort === value} onClick={() => order(value)}>
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a line in all browsers
    <div className="comments-sort" role="group" aria-label={t('comments.sort')}>
      {choice('top', t('comments.sort.top'))}
      {choice('newest', t('comments.sort.newest'))}
    </div>
  )
}
