import type { Author } from '../entities/playable'
import { Avatar } from '../ui/image/Avatar'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Suggestions.css'

interface Props {
  id: string
  /** Its accessible name. */
  label: string
  people: readonly Author[]
  /** Position of the one that Enter takes. */
  active: number
  onChoose(person: Author): void
  /** What is worth saying about somebody, behind the name. */
  noteOf?(person: Author): string
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/** People whom a text may mention, beside its field, which keeps the focus. */
export const Suggestions = ({ id, label, people, active, onChoose, noteOf }: Props) => {
  useStyles(styles)
  return (
    <div id={id} className="people" role="listbox" aria-label={label}>
      {people.map((person, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
        <div
          key={person.id}
          id={optionId(id, at)}
          className="people-option"
          role="option"
          aria-selected={at === active}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} image={person.image} isAvatar={person.isAvatar} />
          <span>
            <b dir="auto">{person.name}</b>
            <small dir="ltr">
              @{person.slug}
              {noteOf?.(person)}
            </small>
          </span>
        </div>
      ))}
    </div>
  )
}
