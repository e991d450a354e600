import { useAtomValue } from 'jotai'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { SelectField } from '../../ui/form/SelectField'
import { Skeleton } from '../../ui/state/Skeleton'
import { type MailFrequency, mailFrequencies, mailHour } from '../../wire/notificationKinds'
import { chooseMailFrequency, notificationSettingsAtom } from './settings.query'
import { notificationSettingsStrings } from './settings.strings'

/** Chooses how often mail comes; the choice saves itself. */
export const MailChoice = () => {
  const { element, settings } = useIsland()
  const t = useT(notificationSettingsStrings)
  const now = useAtomValue(notificationSettingsAtom(settings))
  const time = new Intl.DateTimeFormat(settings.locale, { timeStyle: 'short' }).format(new Date(2000, 0, 1, mailHour))
  const labels: Record<MailFrequency, string> = {
    daily: t('notificationSettings.mail.daily', { time }),
    at_once: t('notificationSettings.mail.at_once'),
    weekly: t('notificationSettings.mail.weekly', { time }),
  }
  if (!now) return <Skeleton width="100%" height={48} />
  return (
    <SelectField
      name="mail_frequency"
      label={t('notificationSettings.mail.often')}
      hint={t('notificationSettings.mail.text')}
      placeholder={t('notificationSettings.mail.often')}
      value={now.mailFrequency}
      options={mailFrequencies.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => void chooseMailFrequency(element, settings, value as MailFrequency)}
      onBlur={() => {}}
    />
  )
}
