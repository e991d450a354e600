import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button, usePending } from '../../ui/button/Button'
import { CheckField } from '../../ui/form/CheckField'
import { TextArea } from '../../ui/form/TextArea'
import { TextField } from '../../ui/form/TextField'
import { fieldLimits } from '../../wire/fieldLimits'
import { countGraphemes } from '../../wire/graphemes'
import { useManage } from './ManageContext'
import { editCommunity } from './manage.actions'
import { manageStrings } from './manage.strings'
import type { PartProps } from './parts'
import { RulesField } from './RulesField'

const untouched = () => undefined

const isTooLong = (text: string, limit: number) => countGraphemes(text.trim()) > limit

/** A community's name, description and rules, and whether it is joined by request. */
export default function EditPart(_: PartProps) {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, ask, act } = useManage()
  const [name, setName] = useState(community.name)
  const [description, setDescription] = useState(community.description)
  const [rules, setRules] = useState(community.rules)
  const [isClosed, setClosed] = useState(community.isClosed)
  const [isPending, run] = usePending()

  const kept = rules.map((rule) => rule.trim()).filter(Boolean)
  const change = {
    ...(name.trim() !== community.name && { name: name.trim() }),
    ...(description.trim() !== community.description && { description: description.trim() }),
    ...(kept.join('\n') !== community.rules.join('\n') && { rules: kept }),
    ...(isClosed !== community.isClosed && { is_closed: isClosed }),
  }
  const isBad =
    name.trim() === '' ||
    isTooLong(name, fieldLimits.placeName) ||
    isTooLong(description, fieldLimits.placeDescription) ||
    kept.some((rule) => isTooLong(rule, fieldLimits.rule))
  const save = () =>
    void run(async () => {
      await act(() => editCommunity(settings, community.id, change), t('manage.saved'))
    })
  const submit = () => {
    const waiting = community.requests ?? 0
    if (!community.isClosed || isClosed || waiting === 0) return save()
    ask({
      title: t('manage.open.title'),
      text: t('manage.open.text', { count: waiting }),
      act: t('manage.open.act'),
      onConfirm: save,
    })
  }
  return (
    <form
      className="manage-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBad && Object.keys(change).length > 0) submit()
      }}
    >
      <TextField
        name="name"
        label={t('manage.edit.name')}
        counter={fieldLimits.placeName}
        value={name}
        onChange={setName}
        onBlur={untouched}
        {...(name.trim() === '' && { error: t('manage.edit.name.empty') })}
      />
      <TextArea
        name="description"
        label={t('manage.edit.description')}
        counter={fieldLimits.placeDescription}
        value={description}
        onChange={setDescription}
        onBlur={untouched}
      />
      <RulesField rules={rules} onChange={setRules} />
      <CheckField
        name="closed"
        label={
          <>
            {t('manage.edit.closed')}
            <small className="manage-hint">{t('manage.edit.closed.hint')}</small>
          </>
        }
        value={isClosed}
        onChange={setClosed}
        onBlur={untouched}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        pending={isPending}
        disabled={isBad || Object.keys(change).length === 0}
      >
        {t('manage.save')}
      </Button>
    </form>
  )
}
