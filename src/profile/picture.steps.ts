import type { StepViews } from '../modal/stepContext'

/** The steps of the profile picture; the tool for cropping loads with a picture only. */
export const pictureSteps = {
  EDIT_PROFILE_PICTURE: () => import('./picture/EditProfilePicture'),
  MEDIA_UPLOAD: () => import('./picture/MediaUpload'),
  REMOVE_PICTURE: () => import('./picture/RemovePicture'),
} satisfies StepViews
