import { isApiError } from '../kit/http'
import { useT } from '../kit/useT'
import { ButtonLink } from '../ui/button/ButtonLink'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { communityStrings } from './community.strings'

interface Props {
  error: Error
  isFetching: boolean
  refetch(): unknown
}

/** In place of a community that could not be had, or that is not there. */
export const CommunityFailed = ({ error, isFetching, refetch }: Props) => {
  const t = useT(communityStrings)
  if (isApiError(error) && error.status === 404)
    return (
      <StateMessage drawing={drawings.lost} title={t('community.notFound.title')} text={t('community.notFound.text')}>
        <ButtonLink variant="primary" page="explore">
          {t('feed.empty.action')}
        </ButtonLink>
      </StateMessage>
    )
  return (
    <FailedState
      title={t('community.error.title')}
      text={t(errorKey(error))}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
