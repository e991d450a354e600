import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useAnalytics } from '../analytics/AnalyticsProvider'
import { useForm } from '../kit/form'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { useStep } from '../modal/stepContext'
import { PhoneField } from '../phone/PhoneField'
import { Button } from '../ui/button/Button'
import { TextField } from '../ui/form/TextField'
import type { GetAppData } from './getApp'
import { sendDownloadLink } from './getApp.actions'
import { getAppStrings } from './getApp.strings'
import { validateRecipient } from './recipient'
import { useQueryParams } from './useAppLink'

interface Props {
  data: Pick<GetAppData, 'type' | 'payload'>
  /** Shown beside the button. */
  children?: ReactNode
}

const never = () => undefined

/** Sends the app's link to the viewer by text message or email. */
export const SendLink = ({ data, children }: Props) => {
  const t = useT(getAppStrings)
  const { element } = useIsland()
  const track = useAnalytics()
  const { dispatch } = useStep()
  const toast = useSetAtom(showToast)
  const params = useQueryParams(data)
  const form = useForm({
    validate: validateRecipient,
    initial: { phone: '', email: '' },
    messages: {
      phone: { phone: t('getApp.phone.wrong') },
      email: { either: t('getApp.either'), email: t('getApp.email.wrong') },
    },
    showOn: 'blur',
    keep: 'getApp',
    onSubmit: async ({ phone, email }, { fail }) => {
      const result = await sendDownloadLink(element, { phone, email }, params)
      if (result !== 'sent') {
        const message = t('getApp.failed')
        toast(element, { kind: 'error', message, ...(result === 'busy' && { description: t('errors.busy') }) })
        return fail(null, message)
      }
      const properties = { element: element.localName, reason: data.type }
      if (phone) track('Get App Link Sent', { ...properties, by: 'phone' })
      if (email) track('Get App Link Sent', { ...properties, by: 'email' })
      toast(element, { kind: 'success', message: t('getApp.sent') })
      dispatch({ type: 'finished' })
    },
  })

  return (
    <form className="get-app-form" ref={form.ref} noValidate onSubmit={form.submit}>
      <PhoneField label={t('getApp.phone')} {...form.field('phone')} />
      <TextField
        label={t('getApp.email')}
        {...form.field('email')}
        // The address is validated on submit, and on every change from then on.
        onBlur={never}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        placeholder={t('getApp.email.example')}
        dir="ltr"
        verbatim
      />
      <div className="get-app-buttons">
        <Button type="submit" variant="outline" wide pending={form.isPending}>
          {t('getApp.send')}
        </Button>
        {children}
      </div>
    </form>
  )
}
