import { useState } from 'react'
import { object, string } from 'yup'
import { track } from '../../analytics/track'
import { useForm } from '../../kit/form'
import { bySchema } from '../../kit/formSchema'
import { httpFor, isApiError } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Form } from '../../ui/form/Form'
import { SelectField } from '../../ui/form/SelectField'
import { TextArea } from '../../ui/form/TextArea'
import { TextField } from '../../ui/form/TextField'
import { errorKey } from '../../ui/state/errorText'
import { type ContactTopic, contactLimits, contactTopics } from '../../wire/contactTopics'
import { email, multiline } from '../../wire/fields'
import { paths } from '../../wire/paths'
import { ContactThanks } from './ContactThanks'
import { contactStrings } from './contact.strings'
import type { PartProps } from './part'

const topicKeys = {
  problem: 'contact.topic.problem',
  account: 'contact.topic.account',
  safety: 'contact.topic.safety',
  idea: 'contact.topic.idea',
  other: 'contact.topic.other',
} as const satisfies Record<ContactTopic, string>

const validate = bySchema(
  object({
    topic: string().required(),
    message: multiline(contactLimits.message).required(),
    name: multiline(contactLimits.name).required(),
    email: email().required(),
  }),
)

/** A form whose words reach the people behind the brand by mail. What was typed stays until it was sent. */
export default function ContactPart({ user, hrefOf }: PartProps) {
  const { element, settings, t: base } = useIsland()
  const t = useT(contactStrings)
  /** Where the answer goes; null until the message is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const form = useForm({
    validate,
    initial: { topic: '', message: '', name: user?.name ?? user?.nickname ?? '', email: user?.email ?? '' },
    messages: {
      topic: { required: t('contact.topic.required') },
      message: { required: t('contact.message.required'), max: t('contact.message.max') },
      name: { required: t('contact.name.required'), max: t('contact.name.max') },
      email: { required: t('contact.email.required'), email: t('contact.email.wrong') },
    },
    showOn: 'blur',
    // One draft for the visitor and the viewer whom they sign in as.
    keep: 'contact',
    onSubmit: async (values, { fail }) => {
      try {
        const body = { ...values, page: location.href.slice(0, 2000), locale: settings.locale }
        await httpFor(settings).send('POST', paths.contactUs, { body, retry: true })
      } catch (error) {
        const isTooOften = isApiError(error) && error.status === 429
        return fail(null, isTooOften ? t('contact.tooOften') : base(errorKey(error)))
      }
      track(element, 'Settings Contact Us Form Sent', { element: element.localName })
      setSentFrom(values.email)
    },
  })
  if (sentFrom !== null) return <ContactThanks address={sentFrom} href={hrefOf(null)} />
  return (
    <>
      <p className="settings-lead">{t('contact.lead')}</p>
      <div className="settings-form">
        <Form form={form} submit={t('contact.send')} ready>
          <SelectField
            label={t('contact.topic')}
            placeholder={t('contact.topic.choose')}
            options={contactTopics.map((topic) => ({ value: topic, label: t(topicKeys[topic]) }))}
            {...form.field('topic')}
          />
          <TextArea label={t('contact.message')} counter={contactLimits.message} {...form.field('message')} />
          {!user && <TextField label={t('contact.name')} autoComplete="name" {...form.field('name')} />}
          <TextField
            label={t('contact.email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            verbatim
            hint={t('contact.email.hint')}
            {...form.field('email')}
          />
        </Form>
      </div>
    </>
  )
}
