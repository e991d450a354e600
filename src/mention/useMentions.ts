import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { Author, VideoId } from '../entities/playable'
import { mentionAt, type TypedMention } from './mention'
import { replaceText } from './replaceText'
import { optionId } from './Suggestions'
import { usePeople } from './usePeople'

interface Options {
  /** Whose people come first; null for none. */
  videoId: VideoId | null
  field: RefObject<HTMLTextAreaElement | null>
  /** Nobody is suggested to a visitor. */
  isOff: boolean
  onChosen(person: Author): void
}

/** Suggestions for the mention at the caret of a field. Escape closes them, the arrows choose, Enter and Tab take. */
export const useMentions = ({ videoId, field, isOff, onChosen }: Options) => {
  const id = useId()
  const [typed, setTyped] = useState<TypedMention | null>(null)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const people = usePeople(videoId, isOff || typed === null || typed.start === closedAt ? null : typed.q)
  const active = Math.min(at, people.length - 1)

  /** Reads what stands at the caret. */
  const readCaret = () => {
    const { current } = field
    const next = current ? mentionAt(current.value, current.selectionStart) : null
    if (next?.q !== typed?.q) setAt(0)
    if (next?.start !== closedAt) setClosedAt(null)
    setTyped(next)
  }
  const choose = (person: Author) => {
    const { current } = field
    if (!current || !typed) return
    // Before the text changes, so that the change finds who is meant.
    onChosen(person)
    replaceText(current, typed.start, current.selectionStart, `@${person.slug} `)
    setTyped(null)
  }
  /** @returns whether the key was for the suggestions */
  const press = (event: KeyboardEvent): boolean => {
    const person = people[active]
    if (!person) return false
    switch (event.key) {
      case 'ArrowDown':
        setAt((active + 1) % people.length)
        break
      case 'ArrowUp':
        setAt((active - 1 + people.length) % people.length)
        break
      case 'Enter':
      case 'Tab':
        choose(person)
        break
      case 'Escape':
        setClosedAt(typed?.start ?? null)
        break
      default:
        return false
    }
    event.preventDefault()
    return true
  }
  const isOpen = people.length > 0
  return {
    people,
    active,
    id,
    readCaret,
    choose,
    press,
    /** For the field. */
    attributes: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? optionId(id, active) : undefined,
    } as const,
  }
}
