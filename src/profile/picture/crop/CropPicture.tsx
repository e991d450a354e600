import { useSetAtom } from 'jotai'
import { useIsland } from '../../../kit/island'
import { showToast } from '../../../kit/toasts'
import { useT } from '../../../kit/useT'
import { StepFrame } from '../../../modal/StepFrame'
import { useStep } from '../../../modal/stepContext'
import { updateProfile } from '../../profile.actions'
import { pictureStrings } from '../picture.strings'
import type { SavePicture } from '../upload/useUpload'
import { CropView } from './CropView'

interface Props {
  /** URL for an image element. */
  source: string
  onCancel(): void
  /** The picture can't be shown. */
  onBroken(): void
}

/** Crops a picture and uploads the result as the viewer's own. */
export const CropPicture = (props: Props) => {
  const { element } = useIsland()
  const t = useT(pictureStrings)
  const toast = useSetAtom(showToast)
  const { dispatch } = useStep()
  const save: SavePicture = async (address, signal) => {
    const { status } = await updateProfile(element, { image: address, isAvatar: false }, signal)
    if (status !== 'saved' || signal.aborted) return false
    toast(element, { kind: 'success', message: t('picture.saved') })
    dispatch({ type: 'finished' })
    return true
  }
  return (
    <StepFrame title={t('picture.crop.title')}>
      <CropView {...props} save={save} />
    </StepFrame>
  )
}
