import sheet from './FormError.css'
import { Icon } from './Icon'
import { useSheet } from './useSheet'

interface Props {
  message: string | undefined
}

/** What is wrong with a form as a whole; stands before its button, and is announced when it comes. */
export const FormError = ({ message }: Props) => {
  useSheet(sheet)
  return (
    <p className="form-error" role="alert">
      {message !== undefined && (
        <>
          <Icon name="alert" size="s" />
          <span>{message}</span>
        </>
      )}
    </p>
  )
}
