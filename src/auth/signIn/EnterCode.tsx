import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { CodeEntry } from '../../modal/CodeEntry'
import { codeStrings } from '../../modal/code.strings'
import { consumeCode } from '../../session/code.actions'

/** LOGIN_OTP_INPUT: the code signs the viewer in; the modal follows the session, as with every sign-in. */
export default function EnterCode() {
  const t = useT(codeStrings)
  const { element } = useIsland()
  return (
    <CodeEntry
      title={t('code.title')}
      verify={async (digits, code, address) => {
        const result = await consumeCode(element, address, { digits, ...code })
        return result.status === 'verified' ? null : result
      }}
    />
  )
}
