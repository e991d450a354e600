import type { Author } from '../../entities/video'
import { Avatar } from '../../ui/image/Avatar'
import { useComments } from '../commentsContext'

interface Props {
  id: string
  people: readonly Author[]
  /** Position of the one that Enter takes. */
  active: number
  onChoose(person: Author): void
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/** People whom the text may mention, over the composer; the field keeps the focus. */
export const Suggestions = ({ id, people, active, onChoose }: Props) => {
  const { t, video } = useComments()
  return (
    <div id={id} className="people" role="listbox" aria-label={t('comments.people')}>
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
              {person.id === video.author?.id && ` · ${t('comments.author')}`}
            </small>
          </span>
        </div>
      ))}
    </div>
  )
}
