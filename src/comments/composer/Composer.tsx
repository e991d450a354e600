import { useAtomValue } from 'jotai'
import { type KeyboardEvent, type RefObject, useMemo } from 'react'
import { useIsland } from '../../kit/island'
import { Suggestions } from '../../mention/Suggestions'
import { useMentions } from '../../mention/useMentions'
import { userOf } from '../../session/session'
import { sessionAtom } from '../../session/session.atoms'
import { IconButton } from '../../ui/button/IconButton'
import { Avatar } from '../../ui/image/Avatar'
import { useStyles } from '../../ui/styles/useStyles'
import { fieldLimits } from '../../wire/fieldLimits'
import { countGraphemes } from '../../wire/graphemes'
import { commentIcons } from '../commentIcons'
import { useComments } from '../commentsContext'
import { submitDraft } from '../submit.actions'
import { type Draft, newDraft } from '../unsent'
import { changeDraft, unsentAtom } from '../unsent.atoms'
import styles from './Composer.css'

/** So many characters before the limit the field begins to count. */
const countFrom = 100

/** As the server tidies a text before it counts. */
const tidy = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()

const Left = ({ left }: { left: number }) => {
  const { t } = useComments()
  if (left >= countFrom) return null
  return (
    <p className={left < 0 ? 'composer-left composer-over' : 'composer-left'} role={left < 0 ? 'alert' : undefined}>
      {left < 0 ? t('comments.over', { count: -left }) : t('comments.left', { count: left })}
    </p>
  )
}

/** Whom the draft answers, or that it changes a comment; the button ends that. */
const Purpose = ({ draft, onEnd }: { draft: Draft; onEnd(): void }) => {
  const { t } = useComments()
  if (!draft.answer && !draft.editing) return null
  return (
    <div className="composer-purpose">
      <span>
        {draft.editing ? t('comments.editing') : t('comments.replyingTo', { name: draft.answer?.name ?? '' })}
      </span>
      <IconButton icon="x" size="s" label={t('common.cancel')} onClick={onEnd} />
    </div>
  )
}

/** Where a viewer writes: plain text, with suggestions for mentions. What is typed is kept until it is sent. */
export const Composer = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
  useStyles(styles)
  const { settings, element } = useIsland()
  const { t, video } = useComments()
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const { draft } = useAtomValue(unsentAtom(settings, video.id))
  const { text } = draft
  const change = (to: (draft: Draft) => Partial<Draft>) =>
    changeDraft(settings, video.id, (before) => ({ ...before, ...to(before) }))
  const mentions = useMentions({
    videoId: video.id,
    field,
    isOff: user === null,
    onChosen: ({ id, slug }) =>
      change(({ people }) => ({ people: [...people.filter((it) => it.id !== id), { id, nickname: slug }] })),
  })
  const tidied = useMemo(() => tidy(text), [text])
  // A grapheme has one unit at least.
  const left = useMemo(
    () =>
      fieldLimits.comment - (tidied.length < fieldLimits.comment - countFrom ? tidied.length : countGraphemes(tidied)),
    [tidied],
  )
  const canSend = tidied !== '' && left >= 0
  const send = () => {
    if (canSend) void submitDraft(element, video.id)
  }
  const isCoarse = matchMedia('(pointer: coarse)').matches
  const press = (event: KeyboardEvent) => {
    // Enter and Escape belong to an input method while it composes a word; Safari says so by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (mentions.press(event)) return
    // On a phone's keyboard Enter begins a line: there is no other key for it.
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isCoarse) return
    event.preventDefault()
    send()
  }
  const endPurpose = () => {
    change((it) => (it.editing ? newDraft(it) : { answer: null }))
    field.current?.focus()
  }
  const label = t(draft.editing ? 'comments.save' : 'comments.send')
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        // The button goes.
        field.current?.focus()
      }}
    >
      {mentions.people.length > 0 && (
        <Suggestions
          id={mentions.id}
          label={t('comments.people')}
          people={mentions.people}
          active={mentions.active}
          onChoose={mentions.choose}
          noteOf={({ id }) => (id === video.author?.id ? ` · ${t('comments.author')}` : '')}
        />
      )}
      <p className="visually-hidden" role="status">
        {mentions.people.length > 0 && t('comments.people.count', { count: mentions.people.length })}
      </p>
      <Purpose draft={draft} onEnd={endPurpose} />
      <div className="composer-line">
        {user && <Avatar name={user.name ?? user.nickname} image={user.image} isAvatar={user.isAvatar} />}
        <div className="composer-field" data-text={`${text}\u200b`}>
          <textarea
            ref={field}
            {...mentions.attributes}
            aria-label={t('comments.field')}
            placeholder={t('comments.placeholder')}
            rows={1}
            dir="auto"
            enterKeyHint={isCoarse ? 'enter' : 'send'}
            value={text}
            onChange={(event) => {
              const { value } = event.currentTarget
              change(() => ({ text: value }))
              mentions.readCaret()
            }}
            onSelect={mentions.readCaret}
            onKeyDown={press}
          />
        </div>
        {text !== '' && (
          <IconButton
            type="submit"
            className="composer-send"
            icon={commentIcons.send}
            size="m"
            label={label}
            aria-disabled={!canSend}
          />
        )}
      </div>
      <Left left={left} />
    </form>
  )
}
