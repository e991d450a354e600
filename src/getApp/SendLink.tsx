import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { track } from '../analytics/track'
import { useForm } from '../kit/form'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { useStep } from '../modal/stepContext'
import { PhoneField } from '../phone/PhoneField'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import type { GetAppData } from './getApp'
import { sendDownloadLink } from './getApp.actions'
import { recipientSchema } from './recipient'
import { getAppStrings } from './strings'
import { useQueryParams } from './useLink'

interface Props {
  data: Pick<GetAppData, 'type' | 'payload'>
  /** Beside the button. */
  children?: ReactNode
}

const never = () => undefined

/** Sends the link to the viewer's phone, by SMS or by email. */
export const SendLink = ({ data, children }: Props) => {
  const t = useT(getAppStrings)
  const { element } = useIsland()
  const { dispatch } = useStep()
  const toast = useSetAtom(showToast)
  const params = useQueryParams(data)
  const form = useForm({
    schema: recipientSchema,
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
      if (phone) track(element, 'Get App Link Sent', { ...properties, by: 'phone' })
      if (email) track(element, 'Get App Link Sent', { ...properties, by: 'email' })
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
        // An address is checked when it is sent, and from then on.
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
