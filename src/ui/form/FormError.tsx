import { MessageLine } from './MessageLine'

interface Props {
  message: string | undefined
}

/** An error of the whole form, before its button; announced to screen readers when it appears. */
export const FormError = ({ message }: Props) => {
  return (
    <p className="form-error grows" role="alert">
      {message !== undefined && <MessageLine kind="bad" text={message} />}
    </p>
  )
}
