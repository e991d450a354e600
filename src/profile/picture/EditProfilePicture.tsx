import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { Button } from '../../ui/button/Button'
import { Avatar } from '../../ui/image/Avatar'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './EditProfilePicture.css'
import { pictureStrings } from './picture.strings'

/** EDIT_PROFILE_PICTURE: the current picture, with buttons to change or remove it. */
export default function EditProfilePicture() {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { dispatch } = useStep()
  const { user } = useAuthContext()
  if (!user) return null
  const { image, isAvatar } = user
  return (
    <StepFrame title={t('picture.title')} lead={image ? t('picture.lead') : t('picture.none')}>
      <div className="picture-now">
        <Avatar size="4xl" name={user.name ?? user.nickname} image={image} isAvatar={isAvatar} />
      </div>
      <div className="picture-acts">
        <Button
          variant="primary"
          wide
          data-focus
          onClick={() => dispatch({ type: 'step-chosen', step: 'MEDIA_UPLOAD' })}
        >
          {image ? t('picture.change') : t('picture.add')}
        </Button>
        {image && (
          <Button wide onClick={() => dispatch({ type: 'step-chosen', step: 'REMOVE_PICTURE' })}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
}
