import { useId, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { FieldMessage } from '../../ui/form/FieldMessage'
import { Icon } from '../../ui/icon/Icon'
import { useRowFocus } from '../../ui/list/useRowFocus'
import { postLimits } from '../../wire/postLimits'
import type { CaptionFile } from '../post'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'
import { storeFile } from './storeFile'

/** Languages that captions are offered in, by themselves; any other one can be added by its page's language. */
const languages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'tr',
  'el',
  'uk',
  'ru',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh',
]

const nameOf = (lang: string): string => new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang

/** The language that a file's name says, as in `aurora-en.vtt`; else the first that has no captions yet. */
const guess = (fileName: string, taken: readonly string[], locale: string): string => {
  const named = /[-_.]([a-z]{2})\.vtt$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const wanted = [named, locale.slice(0, 2), ...languages]
  return wanted.find((lang) => languages.includes(lang) && !taken.includes(lang)) ?? 'en'
}

interface Props {
  value: readonly CaptionFile[]
  onChange(value: readonly CaptionFile[]): void
}

/** Captions of a post: a file for each language. */
export const CaptionsField = ({ value, onChange }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const boxFocus = useRowFocus(box, 'button')
  const [isStoring, setStoring] = useState(false)
  const [isBad, setBad] = useState(false)
  const latest = useRef(value)
  latest.current = value
  const add = async (file: File) => {
    setBad(false)
    setStoring(true)
    // Browsers know the type by the name, or not at all.
    const path = await storeFile(settings, 'captions', new File([file], file.name, { type: 'text/vtt' }))
    setStoring(false)
    if (path === null) return setBad(true)
    const taken = latest.current.map(({ lang }) => lang)
    const lang = guess(file.name, taken, settings.locale)
    onChange([...latest.current, { path, lang, label: nameOf(lang) }])
  }
  return (
    <fieldset ref={box} className="post-captions" aria-describedby={id} {...boxFocus}>
      <legend>
        {t('posts.captions')} <small>{t('posts.optional')}</small>
      </legend>
      {value.map(({ path, lang, label }) => (
        <div key={path} className="post-file">
          <Icon name={postIcons.captions} size="m" />
          <select
            aria-label={t('posts.captions.language')}
            value={lang}
            onChange={({ currentTarget: { value: next } }) =>
              onChange(value.map((it) => (it.path === path ? { path, lang: next, label: nameOf(next) } : it)))
            }
          >
            {(languages.includes(lang) ? languages : [lang, ...languages]).map((it) => (
              <option key={it} value={it}>
                {nameOf(it)}
              </option>
            ))}
          </select>
          <IconButton
            icon="x"
            size="m"
            label={t('posts.captions.remove', { name: label })}
            onClick={() => onChange(value.filter((it) => it.path !== path))}
          />
        </div>
      ))}
      {value.length < postLimits.captionFiles && (
        <Button variant="quiet" small pending={isStoring} onClick={() => input.current?.click()}>
          <Icon name={postIcons.plus} size="s" />
          {t('posts.captions.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        name="captions"
        accept=".vtt,text/vtt"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void add(file)
          // Without a reset, choosing the same file again would not fire an event.
          currentTarget.value = ''
        }}
      />
      <FieldMessage id={id} {...(isBad ? { error: t('posts.captions.failed') } : { hint: t('posts.captions.hint') })} />
    </fieldset>
  )
}
