import { useCallback } from 'react'
import type { FormOptions } from '../kit/form'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useAuthContext } from '../session/AuthProvider'
import type { Address } from '../session/code'
import { sendCode } from '../session/code.actions'
import { presentAddress } from '../session/presentAddress'
import { codeStrings } from './code.strings'
import { sendMessage } from './codeMessages'
import { type CodePurpose, rememberCode, runningCode } from './sentCodes'
import { useStep } from './stepContext'

export interface NotSent {
  /** For the viewer. */
  message: string
  /** Seconds until it may be tried again; 0 when nothing says so. */
  retryTime: number
}

interface Options {
  /** The code is for a change of the viewer's own address. */
  update?: boolean
}

/**
 * Has a code sent from a step, and reports it to the modal.
 * @returns a function that gives null once a code is on its way: the modal shows the next step then. A code that was
 * sent to the address a moment ago is used again, unless another one is wanted (`again`). Where the server wants to know
 * first that the viewer themselves change their address, the code goes to the present one.
 */
export const useCodeSending = ({ update = false }: Options = {}) => {
  const { element, settings } = useIsland()
  const { dispatch } = useStep()
  const { user } = useAuthContext()
  const t = useT(codeStrings)
  return useCallback(
    async (address: Address, { again = false } = {}): Promise<NotSent | null> => {
      const send = async (to: Address, purpose: CodePurpose, again: boolean) => {
        const running = again ? null : runningCode(settings, purpose, to)
        if (running) return { status: 'sent' as const, code: running }
        const result = await sendCode(element, to, { update: purpose === 'update' })
        if (result.status === 'failed') return result
        const code = { ...result.session, sentAt: Date.now() }
        rememberCode(settings, purpose, to, code)
        return { status: 'sent' as const, code }
      }
      let to = address
      let sent = await send(address, update ? 'update' : 'sign-in', again)
      const present = user && presentAddress(user)
      if (sent.status === 'failed' && sent.code === 'verification-needed' && present) {
        to = present
        sent = await send(present, 'sign-in', false)
      }
      if (sent.status === 'failed')
        return { message: sendMessage(sent, update, t), retryTime: 'retryTime' in sent ? sent.retryTime : 0 }
      dispatch({ type: 'code-sent', address: to, code: sent.code, ...(to !== address && { newAddress: address }) })
      return null
    },
    [element, settings, dispatch, user, t, update],
  )
}

const isKnown = <A extends Address>(address: Address, kind: keyof A): address is A => kind in address

/**
 * For a form that has a code sent to an address: what it begins with, and what it does.
 * @param initial the form's value unless a code has been sent to an address before
 */
export const useAddress = <A extends Address>(
  kind: keyof A,
  initial: A,
  options?: Options,
): Pick<FormOptions<A>, 'initial' | 'onSubmit'> => {
  const { change, address = initial } = useStep().form
  const send = useCodeSending(options)
  const known = change?.address ?? address
  return {
    initial: isKnown<A>(known, kind) ? known : initial,
    onSubmit: async (values, { fail }) => {
      const notSent = await send(values)
      if (notSent) fail(kind, notSent.message)
    },
  }
}
