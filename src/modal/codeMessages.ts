import type { Base, TranslateOf } from '../kit/t'
import type { CodeTrouble, SendTrouble } from '../session/code'
import type { en } from '../strings/en/code'

type Translate = TranslateOf<Base & typeof en>

const two = (value: number) => `${value}`.padStart(2, '0')

/** Minutes and seconds with two digits each. @param seconds whole ones */
const clock = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`

/** The message for a code that was not sent. @param update the code was for a change of the viewer's own address */
export const sendMessage = (trouble: SendTrouble, update: boolean, t: Translate): string => {
  switch (trouble.code) {
    case 'explained':
    case 'verification-needed':
      return trouble.message
    case 'phone-refused':
      return update ? t('code.send.phoneRefused.update') : t('code.send.phoneRefused')
    case 'wait':
      return trouble.retryTime >= 60
        ? t('code.send.waitMinutes', { time: clock(trouble.retryTime) })
        : t('code.send.waitSeconds', { time: clock(trouble.retryTime) })
    case 'failed':
      return t('code.send.failed')
    case 'no-answer':
      return t('code.send.noAnswer')
  }
}

/** Whether it is unknown if a code was right. */
export const isUnknown = ({ code }: CodeTrouble) => code === 'failed' || code === 'no-answer'

/** The message for a code that did not verify, and a detail for those that have one. */
export const verifyMessage = (trouble: CodeTrouble, t: Translate): { error: string; detail?: string } => {
  const { code, message, triesLeft } = trouble
  if (code === 'wrong' && triesLeft !== undefined)
    return {
      error: t('code.wrong'),
      detail: triesLeft > 0 ? t('code.triesLeft', { count: triesLeft }) : t('code.noneLeft'),
    }
  if (isUnknown(trouble)) return { error: t('code.failed') }
  return { error: t('code.wrong'), ...(code !== 'wrong' && message !== undefined && { detail: message }) }
}
