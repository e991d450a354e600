import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { useStyles } from '../../ui/styles/useStyles'
import { AddressForm } from './AddressForm'
import { Avatars } from './avatars/Avatars'
import { CropPicture } from './crop/CropPicture'
import { DropZone } from './DropZone'
import { pictureErrorText } from './errorText'
import { type Taken, takeFile, takePhoto } from './file.actions'
import styles from './MediaUpload.css'
import type { PictureTrouble } from './picture'
import { pictureStrings } from './picture.strings'

type TakenPicture = Extract<Taken, { status: 'taken' }>

/** MEDIA_UPLOAD: takes a picture from a file or an address, then crops it. */
export default function MediaUpload() {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { setUnsaved } = useStep()
  const { user } = useAuthContext()
  const [picture, setPicture] = useState<TakenPicture | null>(null)
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null)
  // Only the latest requested picture is used.
  const latest = useRef(0)

  useEffect(() => () => picture?.release(), [picture])
  // In a layout effect, because the next click may be on Close.
  useLayoutEffect(() => setUnsaved(picture !== null), [picture, setUnsaved])

  const use = (taken: Taken, nth: number) => {
    if (nth !== latest.current) {
      if (taken.status === 'taken') taken.release()
      return
    }
    setTrouble(taken.status === 'failed' ? taken.trouble : null)
    setPicture(taken.status === 'taken' ? taken : null)
  }
  const take = async (taking: Promise<Taken>) => {
    const nth = ++latest.current
    use(await taking, nth)
  }

  if (!user) return null
  if (picture)
    return (
      <CropPicture
        key={picture.source}
        source={picture.source}
        onCancel={() => setPicture(null)}
        onBroken={() => {
          setPicture(null)
          setTrouble({ code: 'damaged' })
        }}
      />
    )
  return (
    <StepFrame title={t('picture.title')}>
      <DropZone
        error={trouble ? pictureErrorText(trouble, t) : null}
        onFile={(file) => void take(takeFile(file))}
        onPhoto={(photo) => void take(takePhoto(photo))}
      />
      <p className="picture-or">{t('picture.orWeb')}</p>
      <AddressForm
        userId={user.id}
        onStart={() => {
          latest.current += 1
          setTrouble(null)
          return latest.current
        }}
        onTaken={use}
      />
      <Avatars user={user} />
    </StepFrame>
  )
}
