import { useId, useMemo, useState } from 'react'
import { commentStore } from '../entities/comment.store'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { Choice, ChoicesEnd } from '../ui/form/Choices'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import type { SheetProps } from '../ui/overlay/openSheet'
import { errorKey } from '../ui/state/errorText'
import { useStyles } from '../ui/styles/useStyles'
import { fieldLimits } from '../wire/fieldLimits'
import { countGraphemes } from '../wire/graphemes'
import styles from './ReportSheet.css'
import { ReportThanks } from './ReportThanks'
import { type ReportReason, reasonKeys, reasons } from './report'
import { type Reported, sendReport } from './report.actions'
import { reportStrings } from './report.strings'

interface Props extends SheetProps {
  reported: Reported
}

const noteKey = (reason: ReportReason) =>
  reason === 'stolen' ? 'report.note.stolen' : reason === 'other' ? 'report.note.other' : 'report.note'

/** Asks what is wrong with a video or a comment; then says thanks. */
export const ReportSheet = ({ reported, onClose }: Props) => {
  useStyles(styles)
  const { element, site, t: base } = useIsland()
  const t = useT(reportStrings)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [status, setStatus] = useState<'asking' | 'sent'>('asking')
  const [isPending, run] = usePending()
  const lead = useId()
  const length = useMemo(() => countGraphemes(note.trim()), [note])
  const isTooLong = length > fieldLimits.reportNote
  const { videoId, commentId } = reported
  const isComment = commentId !== undefined
  // As it is when the sheet opens: what is reported goes.
  const [{ author }] = useState(
    () => (isComment ? commentStore.find(site, commentId) : videoStore.find(site, videoId)) ?? { author: null },
  )
  if (status === 'sent') return <ReportThanks {...{ videoId, isComment, author, onClose }} />

  const send = () =>
    run(async () => {
      if (!reason) return
      setError(null)
      try {
        await sendReport(element, reported, { reason, note: note.trim() })
        setStatus('sent')
      } catch (failure) {
        setError(failure)
      }
    })

  return (
    <BottomSheet title={t(isComment ? 'report.comment' : 'report.video')} onClose={onClose}>
      <p id={lead} className="report-lead">
        {author ? t('report.leadAbout', { name: author.name }) : t('report.lead')}
      </p>
      <div className="report-reasons" role="radiogroup" aria-label={t('report.reasons')} aria-describedby={lead}>
        {reasons.map((it) => (
          <div key={it}>
            <Choice
              className="report-reason"
              type="radio"
              name="reason"
              checked={it === reason}
              onChange={() => setReason(it)}
            >
              <span>{t(reasonKeys[it])}</span>
            </Choice>
            {it === reason && (
              <label className="report-note">
                <span>{t(noteKey(it))}</span>
                <small className={isTooLong ? 'report-error' : undefined}>
                  {length}/{fieldLimits.reportNote}
                </small>
                <textarea
                  rows={3}
                  dir="auto"
                  value={note}
                  aria-invalid={isTooLong}
                  onChange={(event) => setNote(event.currentTarget.value)}
                />
              </label>
            )}
          </div>
        ))}
      </div>
      <ChoicesEnd>
        <p className="report-error" role="alert">
          {error !== null && base(errorKey(error))}
        </p>
        <Button variant="primary" wide disabled={!reason || isTooLong} pending={isPending} onClick={send}>
          {t('report.send')}
        </Button>
      </ChoicesEnd>
    </BottomSheet>
  )
}
