import type { StepViews } from '../../modal'

/** The steps of the profile picture; the tool for cropping loads with a picture only. */
export const pictureSteps = {
  EDIT_PROFILE_PICTURE: () => import('./EditProfilePicture'),
  MEDIA_UPLOAD: () => import('./MediaUpload'),
  REMOVE_PICTURE: () => import('./RemovePicture'),
} satisfies StepViews
