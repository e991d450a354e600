import type { StepViews } from '../modal/stepContext'

/** The steps that change the viewer's profile or delete the account. */
export const profileSteps = {
  EDIT_BIO: () => import('./fields/EditBio'),
  EDIT_FULLNAME: () => import('./fields/EditFullName'),
  EDIT_USERNAME: () => import('./fields/EditUsername'),
  USERNAME_INPUT: () => import('./fields/EditUsername'),
  EDIT_BIRTHDATE: () => import('./fields/EditBirthDate'),
  EDIT_SOCIAL_PROFILES: () => import('./fields/EditSocialProfiles'),
  EDIT_EMAIL: () => import('./fields/EditEmail'),
  VERIFY_MAIL_OTP: () => import('./fields/VerifyContact'),
  VERIFY_IDENTITY: () => import('./fields/VerifyIdentity'),
  EDIT_PHONE_NUMBER: () => import('./fields/EditPhone'),
  VERIFY_PHONE_OTP: () => import('./fields/VerifyContact'),
  DELETE_CONFIRMATION: () => import('./deletion/DeleteConfirmation'),
  VERIFY_DELETE_ACCOUNT: () => import('./deletion/VerifyDeletion'),
} satisfies StepViews
