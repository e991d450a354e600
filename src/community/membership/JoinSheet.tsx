import { useState } from 'react'
import type { Community } from '../../entities/community'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { TextArea } from '../../ui/form/TextArea'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import type { SheetProps } from '../../ui/overlay/openSheet'
import { useStyles } from '../../ui/styles/useStyles'
import { fieldLimits } from '../../wire/fieldLimits'
import { countGraphemes } from '../../wire/graphemes'
import styles from './JoinSheet.css'
import { joinStrings } from './join.strings'
import { Rules } from './Rules'

interface Props extends SheetProps {
  community: Pick<Community, 'id' | 'slug' | 'name' | 'isClosed' | 'rules'>
}

const untouched = () => undefined

/** Before a viewer joins: the rules that they accept, and what they say to those who decide about a request. */
export const JoinSheet = ({ community, onClose }: Props) => {
  useStyles(styles)
  const { element, t: base } = useIsland()
  const t = useT(joinStrings)
  const [note, setNote] = useState('')
  const { id: communityId, slug, name, isClosed, rules } = community
  const hasRules = rules.length > 0
  const isTooLong = countGraphemes(note.trim()) > fieldLimits.reportNote

  const join = () => {
    onClose()
    const words = isClosed ? note.trim() : ''
    perform(
      {
        type: 'join',
        communityId,
        slug,
        name,
        ...(words && { note: words }),
        ...(hasRules && { acceptedRules: true }),
      },
      element,
    )
  }
  const act = isClosed
    ? t(hasRules ? 'join.acceptAndAsk' : 'join.ask')
    : t(hasRules ? 'join.acceptAndJoin' : 'join.join')
  return (
    <BottomSheet title={t(isClosed ? 'join.title.closed' : 'join.title', { name })} onClose={onClose}>
      {hasRules && (
        <>
          <p>{t('join.rules')}</p>
          <Rules rules={rules} />
        </>
      )}
      {isClosed && (
        <TextArea
          name="note"
          label={t('join.note')}
          hint={t('join.note.hint')}
          rows={3}
          counter={fieldLimits.reportNote}
          value={note}
          onChange={setNote}
          onBlur={untouched}
          first={!hasRules}
        />
      )}
      <div className="button-pair join-acts">
        <Button onClick={onClose}>{base('common.cancel')}</Button>
        <Button
          variant="primary"
          disabled={isTooLong}
          onClick={join}
          data-focus={!isClosed && hasRules ? '' : undefined}
        >
          {act}
        </Button>
      </div>
    </BottomSheet>
  )
}
