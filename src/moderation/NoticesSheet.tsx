import { useCallback, useState } from 'react'
import { formatDay } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { MessageLine } from '../ui/form/MessageLine'
import { TextArea } from '../ui/form/TextArea'
import { replaced } from '../ui/list/listEdits'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import type { SheetProps } from '../ui/overlay/openSheet'
import { errorKey } from '../ui/state/errorText'
import { useStyles } from '../ui/styles/useStyles'
import { useList } from '../ui/useList'
import { fieldLimits } from '../wire/fieldLimits'
import { countGraphemes } from '../wire/graphemes'
import { ListView } from './ListView'
import styles from './Moderation.css'
import type { Notice } from './moderation'
import { answerNotice } from './moderation.actions'
import { fetchNotices } from './moderation.query'
import { moderationStrings } from './moderation.strings'

/** The one answer that an author has. */
const AnswerBox = ({ notice, onAnswered }: { notice: Notice; onAnswered(text: string): void }) => {
  const { settings, t: base } = useIsland()
  const t = useT(moderationStrings)
  const [text, setText] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isPending, run] = usePending()
  const send = () =>
    run(async () => {
      setError(null)
      try {
        await answerNotice(settings, notice, text.trim())
        onAnswered(text.trim())
      } catch (failure) {
        setError(failure)
      }
    })
  const length = countGraphemes(text.trim())
  return (
    <>
      <TextArea
        name="answer"
        label={t('notices.answer')}
        hint={t('notices.answer.hint')}
        rows={3}
        counter={fieldLimits.appeal}
        value={text}
        onChange={setText}
        onBlur={() => undefined}
      />
      <div className="grows" role="alert">
        {error !== null && <MessageLine kind="bad" text={base(errorKey(error))} />}
      </div>
      <Button
        variant="primary"
        wide
        pending={isPending}
        disabled={length === 0 || length > fieldLimits.appeal}
        onClick={send}
      >
        {t('notices.send')}
      </Button>
    </>
  )
}

const NoticeCard = ({ notice, onAnswered }: { notice: Notice; onAnswered(notice: Notice): void }) => {
  const t = useT(moderationStrings)
  const { locale } = useIsland().settings
  const { place, video, comment, decision, answer } = notice
  const until = decision.suspendedUntil
  const lines = [
    place !== null && t('notices.in', { place }),
    decision.rule && t('notices.rule', { rule: decision.rule }),
    decision.decision === 'warn' && t('notices.warned'),
    decision.decision === 'suspend' &&
      (until === null ? t('notices.forGood') : t('notices.until', { day: formatDay(until, locale) })),
  ].filter((line) => line !== false && line !== null)
  return (
    <article className="moderation-notice">
      <h3>{t(comment !== null ? 'notices.comment' : video ? 'notices.video' : 'notices.person')}</h3>
      {(comment !== null || video) && (
        <blockquote className="moderation-quote" dir="auto">
          {comment ?? video?.title}
        </blockquote>
      )}
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {decision.words && (
        <blockquote className="moderation-quote" dir="auto">
          {decision.words}
        </blockquote>
      )}
      {/* There before its text, so that the text is announced. */}
      <div role="status">
        {answer && (
          <p className="moderation-settled">
            <b>
              {t(
                answer.upheld === null
                  ? 'notices.waiting'
                  : answer.upheld
                    ? 'notices.upheld'
                    : video
                      ? 'notices.putBack'
                      : 'notices.takenBack',
              )}
            </b>
            <span dir="auto">{answer.text}</span>
            {answer.words && <span dir="auto">{answer.words}</span>}
          </p>
        )}
      </div>
      {!answer && (
        <AnswerBox
          notice={notice}
          onAnswered={(text) => onAnswered({ ...notice, answer: { text, upheld: null, words: '' } })}
        />
      )}
    </article>
  )
}

/** What moderators removed of the viewer: why, what it means, and one answer to each. */
export const NoticesSheet = ({ onClose }: SheetProps) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(moderationStrings)
  const fetchPage = useCallback((cursor: string | null) => fetchNotices(settings, cursor), [settings])
  const { list, reload, loadMore, edit } = useList<Notice>(fetchPage)
  const words = { title: t('notices.empty.title'), text: t('notices.empty.text'), failed: t('notices.error') }
  return (
    <BottomSheet title={t('notices.title')} onClose={onClose}>
      <ListView list={list} words={words} onRetry={reload} onMore={loadMore}>
        {(notice) => <NoticeCard notice={notice} onAnswered={(answered) => edit(replaced(answered))} />}
      </ListView>
    </BottomSheet>
  )
}
