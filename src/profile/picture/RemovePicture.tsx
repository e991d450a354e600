import { useState } from 'react'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { useStyles } from '../../ui/styles/useStyles'
import { PictureError } from './PictureError'
import { pictureStrings } from './picture.strings'
import styles from './RemovePicture.css'
import { usePictureSave } from './usePictureSave'

/** REMOVE_PICTURE: shows the avatar that remains, asks, and removes the picture. */
export default function RemovePicture() {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { cancel } = useStep()
  const { user } = useAuthContext()
  const { saving, error, save } = usePictureSave()
  const [before] = useState(user)

  if (!before) return null
  const name = before.name ?? before.nickname
  return (
    <StepFrame title={t('picture.remove.title')}>
      <div className="picture-swap">
        <span role="img" aria-label={t('picture.remove.before')}>
          <Avatar size="3xl" name={name} image={before.image} isAvatar={before.isAvatar} />
        </span>
        <Icon name="right" size="m" />
        <span role="img" aria-label={t('picture.remove.after')}>
          <Avatar size="3xl" name={name} image={null} />
        </span>
      </div>
      <div>
        <PictureError text={error} />
        <div className="picture-choice">
          <Button data-focus onClick={cancel}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" pending={saving !== null} onClick={() => save({ image: null, isAvatar: false })}>
            {t('picture.remove.submit')}
          </Button>
        </div>
      </div>
    </StepFrame>
  )
}
