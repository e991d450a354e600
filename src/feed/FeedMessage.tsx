import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { ButtonLink } from '../ui/button/ButtonLink'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import type { Feed } from './feed'
import { feedMessageStrings } from './feedMessage.strings'

const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.code === 404)

interface Props {
  feed: Exclude<Feed, { status: 'loading' }>
  served: boolean
  onRetry(): void
}

/** Says why there is no video to show, with a button that helps. */
export const FeedMessage = ({ feed, served, onRetry }: Props) => {
  const { element } = useIsland()
  const t = useT(feedMessageStrings)
  const explore = (
    <ButtonLink variant="primary" page="explore">
      {t('feed.empty.action')}
    </ButtonLink>
  )
  if (feed.status === 'incomplete') {
    const missing = { tag: element.localName, attribute: feed.attribute }
    return (
      <StateMessage drawing={drawings.lost} title={t('errors.failed.title')} text={t('feed.incomplete', missing)} />
    )
  }
  if (feed.status === 'ready')
    return (
      <StateMessage
        drawing={drawings.empty}
        title={t('feed.empty.title')}
        text={t(served ? 'feed.empty.text' : 'feed.own.empty')}
      >
        {served && explore}
      </StateMessage>
    )
  if (isMissing(feed.error))
    return (
      <StateMessage drawing={drawings.lost} title={t('feed.notFound.title')} text={t('feed.notFound.text')} alert>
        {explore}
      </StateMessage>
    )
  return <FailedState title={t('feed.error.title')} text={t(errorKey(feed.error))} onRetry={onRetry} />
}
