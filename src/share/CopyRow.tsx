import { useRef, useState } from 'react'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { copy } from './share.actions'
import { shareStrings } from './share.strings'

interface Props {
  /** Null while it is awaited. */
  text: string | null
  onCopied(): void
}

/** A link with the button that copies it and says so in place. */
export const CopyRow = ({ text, onCopied }: Props) => {
  const t = useT(shareStrings)
  const field = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  const press = async () => {
    if (text === null) return
    const isCopied = await copy(text)
    setResult(isCopied ? 'copied' : 'failed')
    if (isCopied) onCopied()
    else field.current?.select()
  }
  const isCopied = result === 'copied'
  return (
    <div className="share-copy">
      <input
        ref={field}
        type="text"
        readOnly
        dir="ltr"
        value={text ?? ''}
        aria-label={t('share.link')}
        onFocus={() => field.current?.select()}
      />
      <Button variant="primary" small pending={text === null} onClick={press} data-focus="">
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      <p className="visually-hidden" role="status">
        {isCopied && t('share.linkCopied')}
      </p>
      <p className="share-failed" role="alert">
        {result === 'failed' && t('share.copyFailed')}
      </p>
    </div>
  )
}
