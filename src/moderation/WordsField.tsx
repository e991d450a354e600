import type { Author } from '../entities/playable'
import { useT } from '../kit/useT'
import { TextArea } from '../ui/form/TextArea'
import { fieldLimits } from '../wire/fieldLimits'
import { countGraphemes } from '../wire/graphemes'
import { moderationStrings } from './moderation.strings'

/** Whether the server would refuse a moderator's words as too long. */
export const areTooLong = (words: string): boolean => countGraphemes(words.trim()) > fieldLimits.reportNote

interface Props {
  author: Pick<Author, 'name'>
  value: string
  onChange(words: string): void
}

/** What a moderator writes to an author. */
export const WordsField = ({ author, ...field }: Props) => {
  const t = useT(moderationStrings)
  return (
    <TextArea
      name="words"
      label={t('moderation.words', { name: author.name })}
      hint={t('moderation.words.hint')}
      rows={3}
      counter={fieldLimits.reportNote}
      onBlur={() => undefined}
      {...field}
    />
  )
}
