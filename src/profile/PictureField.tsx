import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FieldProps } from '../kit/form'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { useStyles } from '../ui/styles/useStyles'
import styles from './PictureField.css'
import { CropSheet } from './picture/crop/CropSheet'
import { pictureErrorText } from './picture/errorText'
import { type Taken, takePhoto } from './picture/file.actions'
import { PictureError } from './picture/PictureError'
import type { PictureTrouble } from './picture/picture'
import { pictureStrings } from './picture/picture.strings'

/** Width to height. */
const ratios = { square: 1, banner: 5 / 2 }

type TakenPicture = Extract<Taken, { status: 'taken' }>

interface Props extends Omit<FieldProps<string>, 'onBlur'> {
  label: string
  /** Of whom or what: its initials show where there is no picture. */
  owner: string
  /** 1/1, or 5/2. */
  shape?: keyof typeof ratios
}

/** A picture of a place: chosen from the viewer's files, cropped and uploaded. Its value is an address, or '' for none. */
export const PictureField = ({ label, owner, shape = 'square', name, value, onChange, error }: Props) => {
  useStyles(styles)
  const { root } = useIsland()
  const t = useT(pictureStrings)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const [picture, setPicture] = useState<TakenPicture | null>(null)
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null)
  // Only the latest chosen file is used.
  const latest = useRef(0)
  useEffect(() => () => picture?.release(), [picture])

  const take = async (file: File) => {
    latest.current += 1
    const own = latest.current
    setTrouble(null)
    const taken = await takePhoto(file)
    if (own !== latest.current) return taken.status === 'taken' && taken.release()
    if (taken.status === 'taken') setPicture(taken)
    else setTrouble(taken.trouble)
  }
  const remove = () => {
    onChange('')
    // Its button goes away.
    button.current?.querySelector('button')?.focus()
  }
  return (
    <fieldset className="picture-field" aria-describedby={id}>
      <legend>{label}</legend>
      <div className="picture-field-line">
        {shape === 'square' ? (
          <Avatar name={owner} image={value || null} size="2xl" square />
        ) : (
          <span className="picture-field-banner">
            {value && <Picture key={value} ratio="banner" src={value} alt="" />}
          </span>
        )}
        <div className="picture-field-words">
          <div className="picture-field-acts">
            <span ref={button}>
              <Button variant="outline" small onClick={() => input.current?.click()}>
                {t(value ? 'picture.change' : 'picture.choose')}
              </Button>
            </span>
            {value && (
              <Button variant="quiet" small onClick={remove}>
                {t('picture.remove')}
              </Button>
            )}
          </div>
          <small>{t('picture.limits')}</small>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        name={name}
        accept=".jpg,.jpeg,.png"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void take(file)
          // Without a reset, choosing the same file again would not fire an event.
          currentTarget.value = ''
        }}
      />
      <PictureError id={id} text={trouble ? pictureErrorText(trouble, t) : (error ?? null)} />
      {/* Outside of the form, which its keys would submit. */}
      {picture &&
        createPortal(
          <CropSheet
            source={picture.source}
            ratio={ratios[shape]}
            onClose={() => setPicture(null)}
            onStored={(address) => {
              setPicture(null)
              onChange(address)
            }}
            onBroken={() => {
              setPicture(null)
              setTrouble({ code: 'damaged' })
            }}
          />,
          root.querySelector('.island') ?? root,
        )}
    </fieldset>
  )
}
