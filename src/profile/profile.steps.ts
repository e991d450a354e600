import type { StepViews } from '../modal/stepContext'

/** The steps where a viewer changes something about themselves, or leaves. */
export const profileSteps = {
  EDIT_BIO: () => import('./EditBio'),
  EDIT_FULLNAME: () => import('./EditFullName'),
  EDIT_USERNAME: () => import('./EditUsername'),
  USERNAME_INPUT: () => import('./EditUsername'),
  EDIT_BIRTHDATE: () => import('./EditBirthDate'),
  EDIT_SOCIAL_PROFILES: () => import('./EditSocialProfiles'),
  EDIT_EMAIL: () => import('./EditEmail'),
  VERIFY_MAIL_OTP: () => import('./VerifyContact'),
  EDIT_PHONE_NUMBER: () => import('./EditPhone'),
  VERIFY_PHONE_OTP: () => import('./VerifyContact'),
  DELETE_CONFIRMATION: () => import('./DeleteConfirmation'),
  VERIFY_DELETE_ACCOUNT: () => import('./VerifyDeletion'),
} satisfies StepViews
