import { Icon } from '../../ui/Icon'
import { useSheet } from '../../ui/useSheet'
import sheet from './PictureError.css'

/** What went wrong, over the buttons; it stands before its words come, so that they are announced. */
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
