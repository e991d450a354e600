import { useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { useStyles } from '../ui/styles/useStyles'
import styles from './EmbedPane.css'
import { embedCode } from './embedCode'
import type { PaneProps } from './pane'
import { sharePanesStrings } from './sharePanes.strings'

/** The code that shows a video or a community on another page. */
const EmbedPane = ({ script, subject, t: sheet, copy, onCopied }: PaneProps) => {
  useStyles(styles)
  const t = useT(sharePanesStrings)
  const { settings } = useIsland()
  const field = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  const code = embedCode(script, settings, subject)
  const press = async () => {
    const isCopied = await copy(code)
    setResult(isCopied ? 'copied' : 'failed')
    if (isCopied) onCopied()
    else field.current?.select()
  }
  return (
    <div className="share-code">
      <textarea
        ref={field}
        readOnly
        dir="ltr"
        rows={8}
        spellCheck={false}
        value={code}
        aria-label={t('share.embed.code')}
        onFocus={() => field.current?.select()}
      />
      <p>{t('share.embed.hint')}</p>
      <Button variant="primary" wide onClick={press}>
        {t(result === 'copied' ? 'share.embed.copied' : 'share.embed.copy')}
      </Button>
      <p role="alert">{result === 'failed' && sheet('share.copyFailed')}</p>
    </div>
  )
}

export default EmbedPane
