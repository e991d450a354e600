import { useCallback } from 'react'
import type { FormOptions } from '../kit/form'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { Address } from '../session/code'
import { sendCode } from '../session/code.actions'
import { codeStrings } from './code.strings'
import { sendMessage } from './codeMessages'
import { rememberCode, runningCode } from './sentCodes'
import { useStep } from './stepContext'

export interface NotSent {
  /** For the viewer. */
  message: string
  /** Seconds until it may be tried again; 0 when nothing says so. */
  retryTime: number
}

/**
 * For a change of the viewer's own address, where the server wants to know first that it is the viewer who changes it.
 * @returns as the function of {@link useCodeSending}; undefined when there is no present address to send a code to
 */
export type ProveIdentity = (newAddress: Address) => Promise<NotSent | null> | undefined

interface Options {
  /** The code is for a change of the viewer's own address. */
  update?: ProveIdentity | undefined
}

interface Sending {
  /** Another code is wanted than one that was sent a moment ago. */
  again?: boolean
  /** The address whose code comes after this one. */
  newAddress?: Address
}

/**
 * Has a code sent from a step, and reports it to the modal.
 * @returns a function that gives null once a code is on its way: the modal shows the next step then. A code that was
 * sent to the address a moment ago is used again, unless another one is wanted
 */
export const useCodeSending = ({ update }: Options = {}) => {
  const { element, settings } = useIsland()
  const { dispatch } = useStep()
  const t = useT(codeStrings)
  return useCallback(
    async (address: Address, { again = false, newAddress }: Sending = {}): Promise<NotSent | null> => {
      const purpose = update ? 'update' : 'sign-in'
      const running = again ? null : runningCode(settings, purpose, address)
      if (running) {
        dispatch({ type: 'code-sent', address, code: running, newAddress })
        return null
      }
      const result = await sendCode(element, address, { update: update !== undefined })
      if (result.status === 'sent') {
        const code = { ...result.session, sentAt: Date.now() }
        rememberCode(settings, purpose, address, code)
        dispatch({ type: 'code-sent', address, code, newAddress })
        return null
      }
      const proof = result.code === 'verification-needed' && update?.(address)
      if (proof) return proof
      return {
        message: sendMessage(result, update !== undefined, t),
        retryTime: 'retryTime' in result ? result.retryTime : 0,
      }
    },
    [element, settings, dispatch, t, update],
  )
}

export const isKnown = <A extends Address>(address: Address | undefined, kind: keyof A): address is A =>
  address !== undefined && kind in address

/**
 * For a form that has a code sent to an address: what it begins with, and what it does.
 * @param initial the form's value unless a code has been sent to an address before
 */
export const useAddress = <A extends Address>(
  kind: keyof A,
  initial: A,
  options?: Options,
): Pick<FormOptions<A>, 'initial' | 'onSubmit'> => {
  const { address } = useStep().form
  const send = useCodeSending(options)
  return {
    initial: isKnown<A>(address, kind) ? address : initial,
    onSubmit: async (values, { fail }) => {
      const notSent = await send(values)
      if (notSent) fail(kind, notSent.message)
    },
  }
}
