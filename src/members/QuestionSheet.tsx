import { useState } from 'react'
import { useIsland } from '../kit/island'
import { Button } from '../ui/button/Button'
import { TextArea } from '../ui/form/TextArea'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { useStyles } from '../ui/styles/useStyles'
import { fieldLimits } from '../wire/fieldLimits'
import { countGraphemes } from '../wire/graphemes'
import styles from './Members.css'

/** Something that is asked before it is done. */
export interface Question {
  title: string
  text: string
  /** The word on the button that does it. */
  act: string
  /** Red: something is lost. */
  isDanger?: boolean | undefined
  /** A field for a reason. */
  reason?: { label: string; hint: string } | undefined
  /** @param reason without spaces around it; '' for none */
  onConfirm(reason: string): void
}

interface Props extends Question {
  onClose(): void
}

const untouched = () => undefined

/** Asks before something that can't be undone, and for its reason. Never inside another sheet: what closes it would close that one too. */
export const QuestionSheet = ({ title, text, act, isDanger, reason, onConfirm, onClose }: Props) => {
  useStyles(styles)
  const { t: base } = useIsland()
  const [answer, setAnswer] = useState('')
  const confirm = () => {
    onClose()
    onConfirm(answer.trim())
  }
  return (
    <BottomSheet title={title} size="compact" onClose={onClose}>
      <p className="question-text">{text}</p>
      {reason && (
        <TextArea
          name="reason"
          {...reason}
          rows={2}
          counter={fieldLimits.reportNote}
          value={answer}
          onChange={setAnswer}
          onBlur={untouched}
          first
        />
      )}
      <div className="button-pair question-pair">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          disabled={countGraphemes(answer.trim()) > fieldLimits.reportNote}
          onClick={confirm}
          data-focus={reason ? undefined : ''}
        >
          {act}
        </Button>
      </div>
    </BottomSheet>
  )
}
