import { useEffect, useRef } from 'react'
import { record, text } from '../kit/guard'
import { digitsIn } from '../ui/form/digits'

/**
 * Takes a code from the text message that brings it, where the browser can read that (WebOTP). It asks the viewer; what
 * they refuse, they type.
 */
export const useTextedCode = (isTexted: boolean, onCode: (digits: string) => void) => {
  const latest = useRef(onCode)
  latest.current = onCode

  useEffect(() => {
    if (!isTexted || !('OTPCredential' in window)) return
    const stop = new AbortController()
    const wanted = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(wanted as CredentialRequestOptions).then(
      (found) => {
        const digits = digitsIn(text(record(found).code))
        if (digits.length === 6) latest.current(digits)
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [isTexted])
}
