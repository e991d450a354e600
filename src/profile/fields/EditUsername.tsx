import { useState } from 'react'
import { object } from 'yup'
import { useAnalytics } from '../../analytics/AnalyticsProvider'
import { useBrand } from '../../brand/useBrand'
import { bySchema } from '../../kit/formSchema'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useOnboarding } from '../../onboarding/useOnboarding'
import type { User } from '../../session/session'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { fieldLimits } from '../../wire/fieldLimits'
import { username } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { profileStrings } from '../profile.strings'
import { FreeNames } from './FreeNames'
import { NicknameStatus } from './NicknameStatus'
import { useNicknameCheck } from './useNicknameCheck'
import { useProfileForm } from './useProfileForm'

const validate = bySchema(object({ nickname: username().required() }))

/** EDIT_USERNAME, USERNAME_INPUT: a generated username may be saved unchanged. */
const EditUsername = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const { element } = useIsland()
  const track = useAnalytics()
  const { isOnboarding, count } = useOnboarding()
  // As it was: a saved step still shows while the next one loads.
  const [isFirst] = useState(!user.usernameSet)
  const brand = useBrand().data
  const unavailable = t('profile.username.taken')
  const form = useProfileForm({
    user,
    part: 'username',
    validate,
    initial: { nickname: user.nickname },
    messages: { nickname: { matches: t('profile.username.matches'), max: t('profile.username.matches') } },
    change: (values) => values,
    saved: isOnboarding ? null : t('profile.username.saved'),
    done: isOnboarding ? 'onboarded' : 'finished',
    failed: t('profile.username.failed'),
    taken: { field: 'nickname', message: unavailable },
    onSaved: () => track('Ks Username Set', { element: element.localName }),
  })
  const field = form.field('nickname')
  const typed = form.values.nickname.trim()
  const isOwn = typed === user.nickname
  const check = useNicknameCheck(form.isValid && !isOwn ? typed : null)
  const isRefused = check.status === 'taken' || check.status === 'failed'
  const error = field.error ?? (isRefused ? unavailable : undefined)
  const ready = isOwn ? isFirst : check.status === 'free'

  return (
    <StepFrame
      count={count}
      title={isFirst ? t('profile.username.first') : t('profile.username.title')}
      lead={brand && t('profile.username.lead', { brand: brand.name })}
    >
      <Form form={form} submit={t('profile.save')} ready={form.isValid && ready}>
        <TextField
          label={t('profile.username.label')}
          hint={t('profile.username.hint')}
          {...field}
          {...(error !== undefined && { error })}
          {...(check.status === 'free' && { success: t('profile.username.free') })}
          counter={fieldLimits.nickname}
          maxLength={fieldLimits.nickname}
          prefix="@"
          joined
          adornment={
            <NicknameStatus
              check={error === undefined ? check.status : 'taken'}
              label={t('profile.username.checking')}
            />
          }
          dir="ltr"
          verbatim
          autoComplete="username"
          first
        />
        <FreeNames
          label={t('profile.username.others')}
          names={check.status === 'taken' ? check.free : []}
          onChoose={(name) => {
            field.onChange(name)
            form.ref.current?.querySelector('input')?.focus()
          }}
        />
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditUsername)
