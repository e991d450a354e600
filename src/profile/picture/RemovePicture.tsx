import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { Button } from '../../ui/button/Button'
import { usePending } from '../../ui/button/usePending'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { useStyles } from '../../ui/styles/useStyles'
import { updateProfile } from '../profile.actions'
import { PictureError } from './PictureError'
import { pictureStrings } from './picture.strings'
import styles from './RemovePicture.css'

/** REMOVE_PICTURE: shows the avatar that remains, asks, and removes the picture. */
export default function RemovePicture() {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { element } = useIsland()
  const { dispatch, cancel } = useStep()
  const { user } = useAuthContext()
  const toast = useSetAtom(showToast)
  const [isPending, run] = usePending()
  const [hasFailed, setFailed] = useState(false)
  const [before] = useState(user)

  const remove = () =>
    run(async () => {
      setFailed(false)
      const { status } = await updateProfile(element, { image: null, isAvatar: false })
      setFailed(status === 'failed')
      if (status === 'failed') return
      toast(element, { kind: 'success', message: t('picture.saved') })
      dispatch({ type: 'finished' })
    })

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
        <PictureError text={hasFailed ? t('picture.error.upload') : null} />
        <div className="picture-choice">
          <Button data-focus onClick={cancel}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => void remove()}>
            {t('picture.remove.submit')}
          </Button>
        </div>
      </div>
    </StepFrame>
  )
}
