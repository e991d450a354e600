import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import styles from './FormError.css'

interface Props {
  message: string | undefined
}

/** An error of the whole form, before its button; announced to screen readers when it appears. */
export const FormError = ({ message }: Props) => {
  useStyles(styles)
  return (
    <p className="form-error grows" role="alert">
      {message !== undefined && (
        <span className="form-error-line">
          <Icon name="alert" size="s" />
          <span>{message}</span>
        </span>
      )}
    </p>
  )
}
