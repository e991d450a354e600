import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { TextArea } from '../../ui/form/TextArea'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { fieldLimits } from '../../wire/fieldLimits'
import { countGraphemes } from '../../wire/graphemes'
import type { Question } from './ManageContext'
import { manageStrings } from './manage.strings'

interface Props {
  question: Question
  onClose(): void
}

const untouched = () => undefined

/** Asks before something that can't be undone, and for its reason. */
export const ConfirmSheet = ({ question, onClose }: Props) => {
  const { t: base } = useIsland()
  const t = useT(manageStrings)
  const [reason, setReason] = useState('')
  const { title, text, act, isDanger, reason: label, onConfirm } = question
  const isTooLong = countGraphemes(reason.trim()) > fieldLimits.reportNote
  const confirm = () => {
    onClose()
    onConfirm(reason.trim())
  }
  return (
    <BottomSheet title={title} size="compact" onClose={onClose}>
      <p className="manage-lead">{text}</p>
      {label !== undefined && (
        <TextArea
          name="reason"
          label={label}
          hint={t('manage.reason.hint')}
          rows={2}
          counter={fieldLimits.reportNote}
          value={reason}
          onChange={setReason}
          onBlur={untouched}
          first
        />
      )}
      <div className="button-pair manage-pair">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          disabled={isTooLong}
          onClick={confirm}
          data-focus={label === undefined ? '' : undefined}
        >
          {act}
        </Button>
      </div>
    </BottomSheet>
  )
}
