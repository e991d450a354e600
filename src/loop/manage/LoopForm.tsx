import { useAtomValue } from 'jotai'
import { useForm } from '../../kit/form'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PictureField } from '../../profile/PictureField'
import { viewerIdAtom } from '../../session/session.atoms'
import { Button } from '../../ui/button/Button'
import { CheckField } from '../../ui/form/CheckField'
import { Form } from '../../ui/form/Form'
import { TextArea } from '../../ui/form/TextArea'
import { TextField } from '../../ui/form/TextField'
import { useStyles } from '../../ui/styles/useStyles'
import { fieldLimits } from '../../wire/fieldLimits'
import { type LoopValues, validateLoop } from './loopValues'
import styles from './ManageLoop.css'
import { manageLoopStrings } from './manageLoop.strings'
import { refusalText } from './refusalText'

interface Props {
  initial: LoopValues
  /** Name of the stored draft, without the viewer. */
  draft: string
  submit: string
  /** How many wait to join. */
  waiting?: number
  /** @throws ApiError, which the form shows */
  onSave(values: LoopValues): Promise<void>
}

/** What those who lead a loop say of it. What was typed stays for the next time until it is saved or discarded. */
export const LoopForm = ({ initial, draft, submit, waiting = 0, onSave }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const noName = t('manageLoop.name.empty')
  const form = useForm<LoopValues>({
    validate: validateLoop,
    initial,
    keep: `${viewerId} ${draft}`,
    showOn: 'change',
    messages: {
      name: {
        ...{ required: noName, visible: noName },
        max: t('manageLoop.name.long', { limit: fieldLimits.placeName }),
      },
      description: { max: t('manageLoop.description.long', { limit: fieldLimits.placeDescription }) },
    },
    onSubmit: async (values, { fail }) => {
      try {
        await onSave(values)
      } catch (error) {
        fail(null, refusalText(error, t))
      }
    },
  })
  const opens = initial.isClosed && !form.values.isClosed && waiting > 0
  const { onBlur: _, ...picture } = form.field('picture')
  return (
    <Form form={form} submit={submit} ready={form.isValid && form.isChanged}>
      <PictureField label={t('manageLoop.picture')} owner={form.values.name} {...picture} />
      <TextField
        label={t('manageLoop.name')}
        counter={fieldLimits.placeName}
        autoComplete="off"
        first
        {...form.field('name')}
      />
      <TextArea
        label={t('manageLoop.description')}
        counter={fieldLimits.placeDescription}
        rows={4}
        {...form.field('description')}
      />
      <CheckField
        label={
          <>
            {t('manageLoop.closed')}
            <small className="manage-loop-hint">
              {opens ? t('manageLoop.opens', { count: waiting }) : t('manageLoop.closed.hint')}
            </small>
          </>
        }
        {...form.field('isClosed')}
      />
      {form.isChanged && (
        <div className="manage-loop-discard">
          <Button variant="quiet" small onClick={form.discard}>
            {t('manageLoop.discard')}
          </Button>
        </div>
      )}
    </Form>
  )
}
