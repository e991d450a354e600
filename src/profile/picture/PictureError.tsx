import { Icon } from '../../ui/Icon'
import { useSheet } from '../../ui/useSheet'
import sheet from './PictureError.css'

/** An error above the buttons; rendered before its text comes, so that screen readers announce the text. */
export const PictureError = ({ text, id }: { text: string | null; id?: string }) => {
  useSheet(sheet)
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
