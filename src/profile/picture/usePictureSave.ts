import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { useStep } from '../../modal/stepContext'
import { usePending } from '../../ui/button/Button'
import { updateProfile } from '../profile.actions'
import { pictureStrings } from './picture.strings'

/** A viewer's picture as the profile has it; null for none. */
interface ProfilePicture {
  image: string | null
  isAvatar: boolean
}

interface PictureSave {
  /** Null while nothing is being saved. */
  saving: ProfilePicture | null
  /** Why the last picture was not saved. */
  error: string | null
  /** Saves a picture, says so and finishes the step. Does nothing while another one is being saved. */
  save(picture: ProfilePicture): void
}

/** Saves a picture that needs no upload. */
export const usePictureSave = (): PictureSave => {
  const t = useT(pictureStrings)
  const { element } = useIsland()
  const { dispatch } = useStep()
  const toast = useSetAtom(showToast)
  const [isPending, run] = usePending()
  const [picture, setPicture] = useState<ProfilePicture | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const save = async (next: ProfilePicture) => {
    setFailed(false)
    setPicture(next)
    const { status } = await updateProfile(element, next)
    setFailed(status === 'failed')
    if (status === 'failed') return
    toast(element, { kind: 'success', message: t('picture.saved') })
    dispatch({ type: 'finished' })
  }
  return {
    saving: isPending ? picture : null,
    error: hasFailed ? t('picture.error.upload') : null,
    save: (next) => void run(() => save(next)),
  }
}
