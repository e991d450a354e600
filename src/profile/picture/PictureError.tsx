import { Icon } from '../../ui/icon/Icon'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './PictureError.css'

/** An error above the buttons; rendered before its text comes, so that screen readers announce the text. */
export const PictureError = ({ text, id }: { text: string | null; id?: string }) => {
  useStyles(styles)
  return (
    <p className="picture-problem" role="alert" id={id}>
      {text !== null && (
        <>
          <Icon name="alert" size="s" />
          <span>{text}</span>
        </>
      )}
    </p>
  )
}
