import { useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { useStyles } from '../ui/styles/useStyles'
import styles from './EmbedPane.css'
import { type EmbedForm, type EmbedOptions, embedCode, embedSchemes, embedSizes } from './embedCode'
import type { PaneProps } from './pane'
import { sharePanesStrings } from './sharePanes.strings'

const forms = ['link', 'tag', 'frame'] as const
const formKeys = { link: 'share.embed.link', tag: 'share.embed.tag', frame: 'share.embed.frame' } as const
const hintKeys = { link: 'share.embed.link.hint', tag: 'share.embed.hint', frame: 'share.embed.frame.hint' } as const

const schemeKeys = {
  system: 'share.embed.scheme.system',
  light: 'share.embed.scheme.light',
  dark: 'share.embed.scheme.dark',
} as const

const sizes = Object.keys(embedSizes) as EmbedOptions['size'][]

interface ChoiceProps<T extends string> {
  name: string
  label: string
  /** Shows the label before the row. */
  showsLabel?: boolean
  options: readonly T[]
  chosen: T
  nameOf(option: T): string
  onChoose(option: T): void
}

/** One of a few, in a row. */
const Choice = <T extends string>({ name, label, showsLabel, options, chosen, nameOf, onChoose }: ChoiceProps<T>) => (
  <div className="share-choice" role="radiogroup" aria-label={label}>
    {showsLabel && <span aria-hidden="true">{label}</span>}
    <div className="share-ways">
      {options.map((it) => (
        <label key={it}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={it === chosen}
            onChange={() => onChoose(it)}
          />
          {nameOf(it)}
        </label>
      ))}
    </div>
  </div>
)

/** The code that shows a video or a community on another page. */
const EmbedPane = ({ script, subject, t: sheet, copy, onCopied }: PaneProps) => {
  useStyles(styles)
  const t = useT(sharePanesStrings)
  const { settings } = useIsland()
  const field = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  const [form, setForm] = useState<EmbedForm>('link')
  const [options, setOptions] = useState<EmbedOptions>({ size: '360', scheme: 'system' })
  const code = embedCode(form, script, settings, subject, options)
  const choose = (next: EmbedForm) => {
    setForm(next)
    setResult('none')
  }
  const change = (next: Partial<EmbedOptions>) => {
    setOptions({ ...options, ...next })
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
      <Choice
        name="form"
        label={t('share.embed.forms')}
        options={forms}
        chosen={form}
        nameOf={(it) => t(formKeys[it])}
        onChoose={choose}
      />
      {form !== 'link' && (
        <Choice
          name="scheme"
          showsLabel
          label={t('share.embed.scheme')}
          options={embedSchemes}
          chosen={options.scheme}
          nameOf={(it) => t(schemeKeys[it])}
          onChoose={(scheme) => change({ scheme })}
        />
      )}
      {form === 'frame' && (
        <Choice
          name="size"
          showsLabel
          label={t('share.embed.size')}
          options={sizes}
          chosen={options.size}
          nameOf={(it) => (it === 'full' ? t('share.embed.size.full') : it)}
          onChoose={(size) => change({ size })}
        />
      )}
      <textarea
        ref={field}
        readOnly
        dir="ltr"
        rows={6}
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
