import { useId, useRef, useState } from 'react'
import { formatClock } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import styles from './EmbedPane.css'
import { EmbedPreview } from './EmbedPreview'
import { type EmbedForm, type EmbedOptions, embedChoices, embedCode, embedSchemes, embedSizes } from './embedCode'
import type { PaneProps } from './pane'
import { shareIcons } from './shareIcons'
import { sharePanesStrings } from './sharePanes.strings'

const forms = [
  { form: 'link', icon: shareIcons.link, name: 'share.embed.link', hint: 'share.embed.link.hint' },
  { form: 'tag', icon: shareIcons.embed, name: 'share.embed.tag', hint: 'share.embed.tag.hint' },
  { form: 'frame', icon: shareIcons.frame, name: 'share.embed.frame', hint: 'share.embed.frame.hint' },
] as const

const schemeKeys = {
  system: 'share.embed.scheme.system',
  light: 'share.embed.scheme.light',
  dark: 'share.embed.scheme.dark',
} as const

const sizes = Object.keys(embedSizes) as EmbedOptions['size'][]

interface ChoiceProps<T extends string> {
  name: string
  label: string
  /** It has no say in the chosen form. */
  disabled: boolean
  options: readonly T[]
  chosen: T
  nameOf(option: T): string
  onChoose(option: T): void
}

/** One of a few, in a row behind its name. */
const Choice = <T extends string>({ name, label, disabled, options, chosen, nameOf, onChoose }: ChoiceProps<T>) => (
  <fieldset className="embed-choice" disabled={disabled}>
    <legend className="visually-hidden">{label}</legend>
    <span aria-hidden="true">{label}</span>
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
  </fieldset>
)

interface StartProps {
  /** Seconds. */
  at: number
  on: boolean
  onChange(on: boolean): void
}

/** Whether the video begins where the viewer is. */
const Start = ({ at, on, onChange }: StartProps) => {
  const t = useT(sharePanesStrings)
  const id = useId()
  return (
    <div className="embed-choice">
      <span id={`${id}name`}>{t('share.embed.start')}</span>
      <button
        type="button"
        className="embed-start"
        role="switch"
        aria-labelledby={`${id}name ${id}at`}
        aria-checked={on}
        onClick={() => onChange(!on)}
      >
        <span className="embed-switch" />
        <span id={`${id}at`}>
          <bdi className="number">{formatClock(at)}</bdi> {t('share.embed.start.here')}
        </span>
      </button>
    </div>
  )
}

/** The code that shows a video or a community on another page. */
const EmbedPane = ({ script, subject, t: sheet, copy, onCopied }: PaneProps) => {
  useStyles(styles)
  const t = useT(sharePanesStrings)
  const { settings } = useIsland()
  const field = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  const [form, setForm] = useState<EmbedForm>('link')
  const [options, setOptions] = useState<EmbedOptions>({ size: '360', scheme: 'system', startAt: 0 })
  const code = embedCode(form, script, settings, subject, options)
  const at = subject.kind === 'video' ? Math.floor(subject.at) : 0
  const matters = (choice: 'size' | 'scheme') => embedChoices[form].includes(choice)
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
  const isCopied = result === 'copied'
  return (
    <div className="embed">
      <div className="embed-columns">
        <EmbedPreview {...{ form, subject }} size={matters('size') ? options.size : '360'} />
        <div className="embed-code">
          <div className="embed-forms" role="radiogroup" aria-label={t('share.embed.forms')}>
            {forms.map(({ form: it, icon, name, hint }) => (
              <label key={it}>
                <Icon name={icon} />
                <span>
                  <b>{t(name)}</b>
                  <small>{t(hint)}</small>
                </span>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="form"
                  checked={it === form}
                  onChange={() => choose(it)}
                />
                <span className="embed-mark" />
              </label>
            ))}
          </div>
          <div className="embed-choices">
            <Choice
              name="size"
              label={t('share.embed.size')}
              disabled={!matters('size')}
              options={sizes}
              chosen={options.size}
              nameOf={(it) => (it === 'full' ? t('share.embed.size.full') : it)}
              onChoose={(size) => change({ size })}
            />
            <Choice
              name="scheme"
              label={t('share.embed.scheme')}
              disabled={!matters('scheme')}
              options={embedSchemes}
              chosen={options.scheme}
              nameOf={(it) => t(schemeKeys[it])}
              onChoose={(scheme) => change({ scheme })}
            />
            {at > 0 && <Start at={at} on={options.startAt > 0} onChange={(on) => change({ startAt: on ? at : 0 })} />}
          </div>
          <textarea
            ref={field}
            readOnly
            dir="ltr"
            rows={7}
            spellCheck={false}
            value={code}
            aria-label={t('share.embed.code')}
            onFocus={() => field.current?.select()}
          />
          {form === 'tag' && <p>{t('share.embed.hint')}</p>}
          <div className="embed-copy">
            <Button variant="primary" wide onClick={press}>
              {isCopied && <Icon name="check" size="m" />}
              {isCopied ? sheet('share.copied') : t('share.embed.copy')}
            </Button>
            <p className="visually-hidden" role="status">
              {isCopied && t('share.embed.copied')}
            </p>
            <p className="embed-failed" role="alert">
              {result === 'failed' && sheet('share.copyFailed')}
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

export default EmbedPane
