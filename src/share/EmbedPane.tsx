import { useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { useStyles } from '../ui/styles/useStyles'
import styles from './EmbedPane.css'
import { type EmbedForm, embedCode } from './embedCode'
import type { PaneProps } from './pane'
import { sharePanesStrings } from './sharePanes.strings'

const forms = ['link', 'tag', 'frame'] as const
const formKeys = { link: 'share.embed.link', tag: 'share.embed.tag', frame: 'share.embed.frame' } as const
const hintKeys = { link: 'share.embed.link.hint', tag: 'share.embed.hint', frame: 'share.embed.frame.hint' } as const

/** The code that shows a video or a community on another page. */
const EmbedPane = ({ script, subject, t: sheet, copy, onCopied }: PaneProps) => {
  useStyles(styles)
  const t = useT(sharePanesStrings)
  const { settings } = useIsland()
  const field = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  const [form, setForm] = useState<EmbedForm>('link')
  const code = embedCode(form, script, settings, subject)
  const choose = (next: EmbedForm) => {
    setForm(next)
    setResult('none')
  }
  const press = async () => {
    const isCopied = await copy(code)
    setResult(isCopied ? 'copied' : 'failed')
    if (isCopied) onCopied()
    else field.current?.select()
  }
  return (
    <div className="share-code">
      <div className="share-ways" role="radiogroup" aria-label={t('share.embed.forms')}>
        {forms.map((it) => (
          <label key={it}>
            <input
              className="visually-hidden"
              type="radio"
              name="form"
              checked={it === form}
              onChange={() => choose(it)}
            />
            {t(formKeys[it])}
          </label>
        ))}
      </div>
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
      <p>{t(hintKeys[form])}</p>
      <Button variant="primary" wide onClick={press}>
        {t(result === 'copied' ? 'share.embed.copied' : 'share.embed.copy')}
      </Button>
      <p role="alert">{result === 'failed' && sheet('share.copyFailed')}</p>
    </div>
  )
}

export default EmbedPane
