import { useRef, useState } from 'react'
import { useT } from '../../kit/useT'
import { replaceText } from '../../mention/replaceText'
import { Suggestions } from '../../mention/Suggestions'
import { useMentions } from '../../mention/useMentions'
import { Field } from '../../ui/form/Field'
import { countGraphemes } from '../../wire/graphemes'
import { postLimits } from '../../wire/postLimits'
import { postsStrings } from '../posts.strings'
import { placeTag, readTags } from './tags'
import { UsedTags } from './UsedTags'

interface Props {
  value: string
  onChange(value: string): void
}

/** What a creator says under a video: mentions are suggested at an @, tags below it; links are found by the server. */
export const DescriptionField = ({ value, onChange }: Props) => {
  const t = useT(postsStrings)
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ videoId: null, field, isOff: false, onChosen() {} })
  const [caret, setCaret] = useState(0)
  const readCaret = () => {
    mentions.readCaret()
    setCaret(field.current?.selectionStart ?? 0)
  }
  const addTag = (tag: string) => {
    const { start, end, text } = placeTag(value, caret, tag)
    // The button that was pressed goes, and only a field with the focus can undo.
    field.current?.focus()
    if (field.current) replaceText(field.current, start, end, text)
  }
  const over = countGraphemes(value.trim()) - postLimits.caption
  return (
    <div className="post-description">
      <Field
        label={t('posts.caption')}
        counter={{ text: value, limit: postLimits.caption }}
        {...(over > 0 && { error: t('posts.over', { count: over }) })}
        control={(own) => (
          <textarea
            {...own}
            {...mentions.attributes}
            ref={field}
            className="field-control"
            name="caption"
            dir="auto"
            rows={4}
            placeholder={t('posts.caption.placeholder')}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              readCaret()
            }}
            onSelect={readCaret}
            onKeyDown={(event) => {
              if (!event.nativeEvent.isComposing && event.keyCode !== 229) mentions.press(event)
            }}
          />
        )}
      />
      {mentions.people.length > 0 && (
        <Suggestions
          id={mentions.id}
          label={t('posts.caption.people')}
          people={mentions.people}
          active={mentions.active}
          onChoose={mentions.choose}
        />
      )}
      <UsedTags tagged={readTags(value, caret)} onChoose={addTag} />
      <p className="visually-hidden" role="status">
        {mentions.people.length > 0 && t('posts.caption.found', { count: mentions.people.length })}
      </p>
    </div>
  )
}
