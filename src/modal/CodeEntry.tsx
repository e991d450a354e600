import { type ReactNode, useMemo, useState } from 'react'
import { useForm } from '../kit/form'
import type { Validate } from '../kit/form.state'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { Address, CodeTrouble } from '../session/code'
import { fillIn, slot } from '../ui/fillIn'
import { CodeField } from '../ui/form/CodeField'
import { Form } from '../ui/form/Form'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CodeEntry.css'
import { codeStrings } from './code.strings'
import { isUnknown, verifyMessage } from './codeMessages'
import type { SentCode } from './modal'
import { Resend } from './Resend'
import { StepFrame } from './StepFrame'
import { forgetCode, waitLonger } from './sentCodes'
import { useStep } from './stepContext'
import type { ProveIdentity } from './useCodeSending'
import { useTextedCode } from './useTextedCode'

interface Props {
  title: string
  /** With the slot `address`; 'We sent six digits to …' unless given. */
  lead?: string
  /** In place of the address. */
  shownAddress?: string | undefined
  /** What the code does and can't be undone, as the label of a red button: that does it, not the last digit. */
  danger?: string
  /** Below the form of such a step. */
  children?: ReactNode
  /** Checks six digits; null when they were right and the modal knows it. */
  verify(digits: string, code: SentCode, address: Address): Promise<CodeTrouble | null>
  /** The code is for a change of the viewer's own address. */
  update?: ProveIdentity
  /** The form's error when it is unknown whether they were right; 'Error verifying OTP' on the field unless given. */
  failed?: string
}

/** Whether the code can't be tried again. */
const isOver = ({ code, triesLeft }: CodeTrouble) => code === 'expired' || code === 'tries-spent' || triesLeft === 0

const validate: Validate<{ code: string }> = (values) =>
  /^\d{6}$/.test(values.code) ? { status: 'valid', values } : { status: 'invalid', problems: { code: 'digits' } }

/** A step in which a code is typed that the one before had sent. It sends itself with the last digit, unless it is dangerous. */
export const CodeEntry = ({ title, lead: ownLead, shownAddress, danger, children, verify, update, failed }: Props) => {
  useStyles(styles)
  const t = useT(codeStrings)
  const { settings } = useIsland()
  const { form: known, dispatch } = useStep()
  const { address, code } = known
  const [detail, setDetail] = useState<string>()
  const [needsNewCode, setNeedsNewCode] = useState(false)

  const form = useForm({
    validate,
    initial: { code: '' },
    messages: { code: { digits: t('code.digits') } },
    onSubmit: async ({ code: digits }, { fail }) => {
      if (!address || !code) return
      setDetail(undefined)
      const trouble = await verify(digits, code, address)
      // No such code is of any use from here on, so that the next one asked for is a new one.
      if (!trouble || isOver(trouble) || trouble.code === 'address-taken')
        forgetCode(settings, update ? 'update' : 'sign-in', address)
      if (!trouble) return
      setNeedsNewCode(isOver(trouble))
      if (trouble.retryTime) dispatch({ type: 'code-sent', address, code: waitLonger(code, trouble.retryTime) })
      if (failed !== undefined && isUnknown(trouble)) return fail(null, failed)
      const message = verifyMessage(trouble, t)
      setDetail(message.detail)
      fail('code', message.error)
    },
  })
  const field = form.field('code')

  const complete = (digits: string) => {
    field.onChange(digits)
    if (!danger) form.submit()
  }
  useTextedCode(Boolean(address && 'phone' in address), complete)

  const to = address && (shownAddress ?? ('email' in address ? address.email : address.phone))
  const lead = useMemo(
    () =>
      fillIn(ownLead ?? t('code.lead', { address: slot('address') }), {
        address: (
          <bdi className="code-address" dir="ltr">
            {to}
          </bdi>
        ),
      }),
    [t, to, ownLead],
  )

  const resend = address && code && (
    <Resend
      address={address}
      code={code}
      update={update}
      isOnlyWay={needsNewCode}
      onSent={() => {
        setNeedsNewCode(false)
        setDetail(t('code.resent'))
        form.discard()
        form.ref.current?.querySelector('input')?.focus()
      }}
    />
  )

  return (
    <StepFrame title={title} lead={lead}>
      <Form
        form={form}
        submit={(needsNewCode && resend) || (danger ?? t('code.verify'))}
        ready={form.isValid && field.error === undefined}
        danger={Boolean(danger)}
      >
        <div>
          <CodeField
            label={t('code.label')}
            hideLabel
            first
            {...field}
            isLocked={form.isPending || needsNewCode}
            onChange={(value) => {
              setDetail(undefined)
              field.onChange(value)
            }}
            onComplete={danger ? undefined : () => form.submit()}
          />
          <p className="code-detail" aria-live="polite">
            {detail}
          </p>
        </div>
        {danger && !needsNewCode && resend}
      </Form>
      {danger ? children : needsNewCode || resend}
    </StepFrame>
  )
}
