import { useId, useState } from 'react'
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
import type { PersonSubject } from './person/person'
import styles from './ReportSheet.css'
import { ReportThanks } from './ReportThanks'
import { type ReportReason, reasonKeys, reasons } from './report'
import { type Reported, sendReport } from './report.actions'
import { reportStrings } from './report.strings'

interface Props extends SheetProps {
  /** A video, a comment or a person. */
  reported: Reported | PersonSubject
}

const noteKey = (reason: ReportReason) =>
  reason === 'stolen' ? 'report.note.stolen' : reason === 'other' ? 'report.note.other' : 'report.note'

const authorOf = (site: string, { videoId, commentId }: Reported) =>
  (commentId === undefined ? videoStore.find(site, videoId) : commentStore.find(site, commentId))?.author ?? null

/** Asks what is wrong with a video, a comment or a person; then says thanks. */
export const ReportSheet = ({ reported, onClose }: Props) => {
  useStyles(styles)
  const { element, site, t: base } = useIsland()
  const t = useT(reportStrings)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isSent, setSent] = useState(false)
  const [isPending, run] = usePending()
  const lead = useId()
  const length = countGraphemes(note.trim())
  const isTooLong = length > fieldLimits.reportNote
  const person = 'Place' in reported ? reported : null
  const thing = 'Place' in reported ? null : reported
  const isComment = thing?.commentId !== undefined
  // As it is when the sheet opens: what is reported goes.
  const [author] = useState(() => thing && authorOf(site, thing))
  const name = (person ?? author)?.name
  if (isSent && thing) return <ReportThanks {...{ videoId: thing.videoId, isComment, author, onClose }} />

  const send = () =>
    run(async () => {
      if (!reason) return
      setError(null)
      try {
        const details = { reason, note: note.trim() }
        if (thing) await sendReport(element, thing, details)
        else await person?.send(details)
        setSent(true)
      } catch (failure) {
        setError(failure)
      }
    })

  return (
    <BottomSheet title={person?.title ?? t(isComment ? 'report.comment' : 'report.video')} onClose={onClose}>
      <p id={lead} className="report-lead">
        {name ? t('report.leadAbout', { name }) : t('report.lead')}
      </p>
      <div className="report-reasons" role="radiogroup" aria-label={t('report.reasons')} aria-describedby={lead}>
        {(person ? person.reasons : reasons).map((it) => (
          <div key={it}>
            <Choice
              className="report-reason"
              type="radio"
              name="reason"
              checked={it === reason}
              onChange={() => setReason(it)}
            >
              <span>{it === 'impersonation' ? person?.impersonation : t(reasonKeys[it])}</span>
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
      {person && <person.Place />}
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
