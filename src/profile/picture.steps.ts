import type { StepViews } from '../modal/stepContext'

/** The steps of the profile picture; the cropper loads with the first picture. */
export const pictureSteps = {
  EDIT_PROFILE_PICTURE: () => import('./picture/EditProfilePicture'),
  MEDIA_UPLOAD: () => import('./picture/MediaUpload'),
  REMOVE_PICTURE: () => import('./picture/RemovePicture'),
} satisfies StepViews
