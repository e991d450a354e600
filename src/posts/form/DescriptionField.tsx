import { useRef } from 'react'
import { useT } from '../../kit/useT'
import { Suggestions } from '../../mention/Suggestions'
import { useMentions } from '../../mention/useMentions'
import { Field } from '../../ui/form/Field'
import { countGraphemes } from '../../wire/graphemes'
import { postLimits } from '../../wire/postLimits'
import { postsStrings } from '../posts.strings'

interface Props {
  value: string
  onChange(value: string): void
}

/** What a creator says under a video: mentions are suggested at an @, links and tags are found by the server. */
export const DescriptionField = ({ value, onChange }: Props) => {
  const t = useT(postsStrings)
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ videoId: null, field, isOff: false, onChosen() {} })
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
              mentions.readCaret()
            }}
            onSelect={mentions.readCaret}
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
      <p className="visually-hidden" role="status">
        {mentions.people.length > 0 && t('posts.caption.found', { count: mentions.people.length })}
      </p>
    </div>
  )
}
