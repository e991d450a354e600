import { useEffect, useRef } from 'react'
import { object } from 'yup'
import { useForm } from '../../kit/form'
import { bySchema } from '../../kit/formSchema'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { TextField } from '../../ui/form/TextField'
import { Icon } from '../../ui/icon/Icon'
import { imageUrl } from '../../wire/fields'
import { pictureErrorText } from './errorText'
import { fetchImage, type Taken } from './file.actions'
import { pictureStrings } from './picture.strings'
import { pictureIcons } from './pictureIcons'

interface Props {
  userId: string
  /** A fetch starts. @returns its number */
  onStart(): number
  onTaken(taken: Extract<Taken, { status: 'taken' }>, nth: number): void
}

const validate = bySchema(object({ url: imageUrl().required() }))
const initial = { url: '' }

/** Takes a picture from an address on the web. */
export const AddressForm = ({ userId, onStart, onTaken }: Props) => {
  const t = useT(pictureStrings)
  const { element } = useIsland()
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  const invalid = t('picture.error.badUrl')
  const form = useForm({
    validate,
    initial,
    keep: `${userId} picture`,
    messages: { url: { url: invalid, required: invalid } },
    onSubmit: async ({ url }, { fail }) => {
      const nth = onStart()
      control.current = new AbortController()
      const taken = await fetchImage(element, url, control.current.signal)
      if (taken.status === 'taken') onTaken(taken, nth)
      else fail('url', pictureErrorText(taken.trouble, t))
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit}>
      <TextField
        label={t('picture.address')}
        type="url"
        inputMode="url"
        enterKeyHint="go"
        autoComplete="off"
        verbatim
        dir="ltr"
        placeholder="https://"
        prefix={<Icon name={pictureIcons.link} size="m" />}
        adornment={
          <span className="picture-use">
            <Button type="submit" small pending={form.isPending}>
              {t('picture.use')}
            </Button>
          </span>
        }
        {...form.field('url')}
      />
    </form>
  )
}
