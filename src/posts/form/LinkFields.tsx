import { useRef } from 'react'
import { useT } from '../../kit/useT'
import { TextField } from '../../ui/form/TextField'
import { postLimits } from '../../wire/postLimits'
import { fromValues, isBadLink, type PostValues } from '../post'
import { postsStrings } from '../posts.strings'
import { LinkCard } from './LinkCard'
import { useLinkPreview } from './useLinkPreview'

interface Props {
  values: PostValues
  onChange(fields: Partial<PostValues>): void
}

/** Where the button of a post leads; its words come from the page there, unless they are written. */
export const LinkFields = ({ values, onChange }: Props) => {
  const t = useT(postsStrings)
  const url = fromValues(values).linkout?.url ?? ''
  const isNamed = values.linkTitle !== ''
  const preview = useLinkPreview(url, ({ title }) => {
    const cut = [...title.trim()].slice(0, postLimits.linkTitle).join('')
    if (cut && !isNamed) onChange({ linkTitle: cut })
  })
  const host = url && new URL(url).hostname.replace(/^www\./, '')
  const field = useRef<HTMLDivElement>(null)
  const remove = () => {
    onChange({ linkUrl: '', linkTitle: '' })
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div className="post-link" ref={field}>
      <TextField
        label={t('posts.link')}
        labelEnd={<small>{t('posts.optional')}</small>}
        name="link"
        type="url"
        inputMode="url"
        dir="ltr"
        verbatim
        autoComplete="off"
        placeholder="https://"
        value={values.linkUrl}
        {...(isBadLink(values) && { error: t('posts.link.bad') })}
        onChange={(linkUrl) => onChange({ linkUrl, linkTitle: '' })}
        onBlur={() => {}}
      />
      {preview && <LinkCard state={preview} host={host} onRemove={remove} />}
      {url && (
        <TextField
          label={t('posts.link.title')}
          counter={postLimits.linkTitle}
          name="linkTitle"
          autoComplete="off"
          placeholder={host}
          value={values.linkTitle}
          onChange={(linkTitle) => onChange({ linkTitle })}
          onBlur={() => {}}
        />
      )}
    </div>
  )
}
