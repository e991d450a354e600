import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { TextField } from '../../ui/form/TextField'
import { fieldLimits } from '../../wire/fieldLimits'
import { countGraphemes } from '../../wire/graphemes'
import { manageStrings } from './manage.strings'

/** The wire's limit. */
const maxRules = 10

interface Props {
  rules: readonly string[]
  onChange(rules: readonly string[]): void
}

const untouched = () => undefined

/** What newcomers accept, one line for each rule. */
export const RulesField = ({ rules, onChange }: Props) => {
  const t = useT(manageStrings)
  return (
    <fieldset className="manage-rules">
      <legend>{t('manage.edit.rules')}</legend>
      <p className="manage-hint">{t('manage.edit.rules.hint')}</p>
      {rules.map((rule, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is a place in the list, whatever it says
          key={at}
          name={`rule-${at}`}
          label={t('manage.edit.rule', { number: at + 1 })}
          hideLabel
          value={rule}
          onChange={(text) => onChange(rules.with(at, text))}
          onBlur={untouched}
          {...(countGraphemes(rule.trim()) > fieldLimits.rule && { error: t('manage.edit.rule.long') })}
          adornment={
            <IconButton
              icon="x"
              size="s"
              label={t('manage.edit.rule.remove', { number: at + 1 })}
              onClick={() => onChange(rules.toSpliced(at, 1))}
            />
          }
        />
      ))}
      {rules.length < maxRules && (
        <Button small onClick={() => onChange([...rules, ''])}>
          {t('manage.edit.rule.add')}
        </Button>
      )}
    </fieldset>
  )
}
