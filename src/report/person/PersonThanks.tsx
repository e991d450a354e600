import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import type { SheetProps } from '../../ui/overlay/openSheet'
import type { ReportedPerson } from './person'
import { personReportStrings } from './personReport.strings'

interface Props extends SheetProps {
  person: ReportedPerson
}

/** Says that the report of a person has arrived, and offers to block them. */
export const PersonThanks = ({ person: { name, block }, onClose }: Props) => {
  const t = useT(personReportStrings)
  return (
    <BottomSheet title={t('reportPerson.thanks.title')} size="compact" onClose={onClose}>
      <div className="report-thanks">
        <span className="report-check">
          <Icon name="check" />
        </span>
        <p role="status">{t('reportPerson.thanks')}</p>
        <Button variant="primary" wide onClick={onClose} data-focus="">
          {t('reportPerson.done')}
        </Button>
        <Button
          variant="quiet"
          wide
          onClick={() => {
            onClose()
            block()
          }}
        >
          {t('reportPerson.block', { name })}
        </Button>
      </div>
    </BottomSheet>
  )
}
