import { useIsland } from '../../kit/island'
import { Button } from '../button/Button'
import { StateMessage } from './StateMessage'
import { drawings } from './stateDrawings'

interface Props {
  title: string
  text?: string
  pending?: boolean
  /** The button takes the focus in a dialog. */
  focused?: boolean
  onRetry(): void
}

/** Replaces content that could not be loaded: a message with a retry button. */
export const FailedState = ({ title, text, pending = false, focused, onRetry }: Props) => (
  <StateMessage drawing={drawings.offline} title={title} {...(text !== undefined && { text })} alert>
    <Button variant="primary" pending={pending} onClick={onRetry} data-focus={focused}>
      {useIsland().t('common.retry')}
    </Button>
  </StateMessage>
)
