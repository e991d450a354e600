import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button'
import { StateMessage } from '../../ui/state/StateMessage'

interface Props {
  title: string
  text: string
  retry: string
  pending?: boolean
  onRetry(): void
  children?: ReactNode
}

/** A step's data could not be loaded: a message with a retry button. */
export const StepFailure = ({ title, text, retry, pending = false, onRetry, children }: Props) => (
  <StateMessage drawing="offline" title={title} text={text} alert>
    <Button variant="primary" pending={pending} onClick={onRetry} data-focus>
      {retry}
    </Button>
    {children}
  </StateMessage>
)
