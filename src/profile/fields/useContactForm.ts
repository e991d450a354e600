import { useEffect } from 'react'
import { type Form, type FormOptions, useForm } from '../../kit/form'
import { useStep } from '../../modal/stepContext'
import { useAddress } from '../../modal/useCodeSending'
import type { Address } from '../../session/code'
import { useUnsaved } from './useUnsaved'

/**
 * A step's form that changes one of the viewer's addresses. After a code to the present address it goes on by itself.
 * @param now the address as it is
 */
export const useContactForm = <A extends Address & { readonly [K in keyof A]: string }>(
  kind: keyof A,
  now: A,
  options: Omit<FormOptions<A>, 'initial' | 'onSubmit'>,
): Form<A> => {
  const { change } = useStep().form
  const form = useForm<A>({ ...options, ...useAddress(kind, now, { update: true }) })
  useUnsaved(form)
  const { submit } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (change?.isConfirmed) submit()
  }, [])
  return form
}
