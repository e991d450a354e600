import { useEffect } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { TextField } from '../../ui/form/TextField'
import { postLimits } from '../../wire/postLimits'
import { fromValues, isBadLink, type PostValues } from '../post'
import { fetchLinkTitle } from '../post.query'
import { postsStrings } from '../posts.strings'

/** Milliseconds without a key until a page is asked for its title. */
const pause = 700

interface Props {
  values: PostValues
  onChange(fields: Partial<PostValues>): void
}

/** Where the button of a post leads; its words come from the page there, unless they are written. */
export const LinkFields = ({ values, onChange }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const url = fromValues(values).linkout?.url ?? ''
  const isNamed = values.linkTitle !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address alone is looked up
  useEffect(() => {
    if (!url || isNamed) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      fetchLinkTitle(settings, url, signal).then(
        (title) => {
          const cut = [...title.trim()].slice(0, postLimits.linkTitle).join('')
          if (cut && !signal.aborted) onChange({ linkTitle: cut })
        },
        // The address does without.
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url])
  return (
    <>
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
      {url && (
        <TextField
          label={t('posts.link.title')}
          counter={postLimits.linkTitle}
          name="linkTitle"
          autoComplete="off"
          placeholder={new URL(url).hostname.replace(/^www\./, '')}
          value={values.linkTitle}
          onChange={(linkTitle) => onChange({ linkTitle })}
          onBlur={() => {}}
        />
      )}
    </>
  )
}
