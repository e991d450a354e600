import sheet from './FormError.css'
import { Icon } from './Icon'
import { useSheet } from './useSheet'

interface Props {
  message: string | undefined
}

/** An error of the whole form, before its button; announced to screen readers when it appears. */
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
