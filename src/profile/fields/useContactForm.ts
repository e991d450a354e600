import { useEffect } from 'react'
import { type Form, type FormOptions, useForm } from '../../kit/form'
import { useStep } from '../../modal/stepContext'
import { isKnown, useAddress } from '../../modal/useCodeSending'
import type { Address } from '../../session/code'
import { useProveIdentity } from './useProveIdentity'
import { useUnsaved } from './useUnsaved'

/**
 * A step's form that changes one of the viewer's addresses. After a code to the present address the form submits itself.
 * @param now the address as it is
 */
export const useContactForm = <A extends Address & { readonly [K in keyof A]: string }>(
  kind: keyof A,
  now: A,
  options: Omit<FormOptions<A>, 'initial' | 'onSubmit'>,
): Form<A> => {
  const { change } = useStep().form
  const sending = useAddress(kind, now, { update: useProveIdentity() })
  const initial = isKnown<A>(change?.address, kind) ? change.address : sending.initial
  const form = useForm<A>({ ...options, ...sending, initial })
  useUnsaved(form)
  const { submit } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (change?.isConfirmed) submit()
  }, [])
  return form
}
