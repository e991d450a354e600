import { useId, useMemo } from 'react'
import { object, string, type TestContext, ValidationError } from 'yup'
import type { FieldProps } from '../../kit/form'
import { bySchema } from '../../kit/formSchema'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import type { User } from '../../session/session'
import { FieldMessage } from '../../ui/form/FieldMessage'
import { Form } from '../../ui/form/Form'
import { type Option, SelectField } from '../../ui/form/SelectField'
import { useStyles } from '../../ui/styles/useStyles'
import { daysIn, localDay } from '../../wire/birthday'
import { birthday } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { type BirthParts, birthDays, birthMonths, birthOf, birthParts, birthYears } from '../profile'
import { profileStrings } from '../profile.strings'
import styles from './EditBirthDate.css'
import { useProfileForm } from './useProfileForm'

const date = birthday()

/** A part of the date: invalid when the complete date is. */
const part = () =>
  string()
    .required()
    .test('birthday', function (this: TestContext) {
      const parts: BirthParts = this.parent
      if (!parts.day || !parts.month || !parts.year) return true
      try {
        date.validateSync(birthOf(parts))
        return true
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        return this.createError({ type: error.type ?? 'birthday' })
      }
    })

const validate = bySchema(object({ month: part(), day: part(), year: part() }))

/** Names of the Gregorian months in a language. */
const monthNames = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' })
  return (month: number) => format.format(Date.UTC(2000, month - 1, 1))
}

/** Options to choose from, with a hidden one for an earlier choice that is no longer possible. */
const optionsOf = (numbers: readonly number[], chosen: string, label: (number: number) => string): Option[] => {
  const options = numbers.map((number) => ({ value: String(number), label: label(number) }))
  const isThere = chosen === '' || options.some(({ value }) => value === chosen)
  return isThere ? options : [...options, { value: chosen, label: label(Number(chosen)), hidden: true }]
}

/** A field without its error, because the three share one message. */
const withoutError = ({ error: _, ...field }: FieldProps<string>) => field

/** EDIT_BIRTHDATE */
const EditBirthDate = ({ user }: { user: User }) => {
  useStyles(styles)
  const t = useT(profileStrings)
  const { locale } = useIsland().settings
  const errorId = useId()
  const today = localDay()
  const young = { 'birthday-age': t('profile.birth.young') }
  const form = useProfileForm<BirthParts>({
    user,
    part: 'birth',
    validate,
    initial: birthParts(user.birth),
    messages: { month: young, day: young, year: young },
    change: (values) => ({ birth: birthOf(values) }),
    saved: t('profile.birth.saved'),
    failed: t('profile.birth.failed'),
  })
  const nameOf = useMemo(() => monthNames(locale), [locale])
  const numberOf = useMemo(() => new Intl.NumberFormat(locale, { useGrouping: false }).format, [locale])
  const { values } = form
  const [month, day, year] = [form.field('month'), form.field('day'), form.field('year')]
  const error = month.error ?? day.error ?? year.error
  // The 31st shows as empty in a shorter month, and comes back with a longer one.
  const isInMonth = Number(day.value) <= daysIn(Number(year.value) || 2000, Number(month.value) || 1)
  const shownDay = isInMonth ? day.value : ''

  return (
    <StepFrame title={t('profile.birth.title')} lead={t('profile.birth.lead')}>
      <Form form={form} submit={t('profile.save')} ready={form.isValid && form.isChanged}>
        <div className="birth">
          <div className="birth-parts">
            <SelectField
              {...withoutError(month)}
              label={t('profile.birth.month')}
              placeholder={t('profile.birth.month')}
              options={optionsOf(birthMonths(values, today), month.value, nameOf)}
              autoComplete="bday-month"
              invalidBy={error && errorId}
              first
            />
            <SelectField
              {...withoutError(day)}
              value={shownDay}
              label={t('profile.birth.day')}
              placeholder={t('profile.birth.day')}
              options={optionsOf(birthDays(values, today), shownDay, numberOf)}
              autoComplete="bday-day"
              invalidBy={error && errorId}
            />
            <SelectField
              {...withoutError(year)}
              label={t('profile.birth.year')}
              placeholder={t('profile.birth.year')}
              options={optionsOf(birthYears(today), year.value, numberOf)}
              autoComplete="bday-year"
              invalidBy={error && errorId}
            />
          </div>
          <FieldMessage id={errorId} error={error} />
        </div>
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditBirthDate)
