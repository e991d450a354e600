import { array, boolean, type InferType, number, object, string } from 'yup'
import { birthdayPattern } from './birthday'
import { call, id, named, nothing } from './envelope'
import { bio, birthday, fullName, handle, linkedinUrl, username } from './fields'
import { paths } from './paths'
import { emptiable } from './social'

/** A user's own account, with what only the user may see. */
export const account = object({
  user_id: id().required(),
  /** An address, or an avatar's name when `is_avatar`. */
  profile_image: string().nullable().defined(),
  /** The same in small; null to use `profile_image`. */
  profile_image_s: string().nullable().defined(),
  is_avatar: boolean().required(),
  phone: string().nullable().defined(),
  nickname: string().required(),
  email: string().nullable().defined(),
  bio: string().nullable().defined(),
  name: string().nullable().defined(),
  /** 1 pending, 2 requested, 3 accepted. */
  ks_cb_request_status: number().oneOf([1, 2, 3]).required(),
  is_brand_system_user: boolean().required(),
  brand_id: id().nullable().defined(),
  brand: object({ brand_slug: string().nullable().defined() }).nullable().defined(),
  /** Ids of the chosen topics. */
  onboarding_topics: array(id().required()).required(),
  /** True once the viewer agreed to the brand's guidelines. */
  brand_guidelines: boolean().required(),
  birthday: string().matches(birthdayPattern).nullable().defined(),
  /** True while the nickname is one that the server made up. */
  is_nickname_generated: boolean().required(),
  insta_id: string().nullable().defined(),
  youtube_id: string().nullable().defined(),
  linkedin_id: string().nullable().defined(),
  tiktok_id: string().nullable().defined(),
  twitter_id: string().nullable().defined(),
  /** Signs the user in where the tokens cannot be handed over, a web view for example; good for one use. */
  auto_login_token: string().nullable(),
})
  .required()
  .meta(named('Account'))

export type WireAccount = InferType<typeof account>

export const getAccount = call({
  id: 'getAccount',
  method: 'GET',
  path: paths.account,
  summary: 'The viewer’s account as it is now, for a page that starts with tokens from an earlier visit',
  who: 'viewer',
  answer: account,
})

export const updateProfile = call({
  id: 'updateProfile',
  method: 'PATCH',
  path: paths.updateProfile,
  summary: 'Changes what is given of the viewer’s profile; null empties a field',
  who: 'viewer',
  body: object({
    user: object({
      bio: emptiable(bio()),
      birthday: emptiable(birthday()),
      name: emptiable(fullName()),
      nickname: username().min(1),
      /** The address of a picture that the viewer has uploaded, or an avatar's name with `is_avatar`. */
      profile_image: emptiable(string().max(2000)),
      is_avatar: boolean(),
      insta_id: emptiable(handle()),
      youtube_id: emptiable(handle()),
      linkedin_id: emptiable(linkedinUrl()),
      tiktok_id: emptiable(handle()),
      twitter_id: emptiable(handle()),
    })
      // yup would put an empty object in the place of an absent one.
      .default(undefined)
      .required(),
  }),
  answer: account,
  errors: { 5330: 'Somebody else has this nickname', 5361: 'The brand takes no such word or link' },
})

export const validateNickname = call({
  id: 'validateNickname',
  method: 'POST',
  path: paths.validateNickname,
  summary: 'Tells whether the viewer may take a nickname',
  who: 'viewer',
  body: object({ nickname: username().required() }),
  answer: nothing,
  errors: { 5330: 'Somebody else has this nickname; data.free are up to three that nobody has' },
})

export const saveTopics = call({
  id: 'saveTopics',
  method: 'POST',
  path: paths.saveTopics,
  summary: 'The viewer’s topics, in place of the earlier ones: three or more, or all of a brand that has less',
  who: 'viewer',
  body: object({ topicIds: array(id().required()).min(1).max(500).required() }),
  answer: nothing,
})

export const deleteAccount = call({
  id: 'deleteAccount',
  method: 'DELETE',
  path: paths.deleteAccount,
  summary: 'Deletes the viewer’s account; needs a code consumed in the last five minutes',
  who: 'viewer',
  answer: nothing,
  errors: {
    5250: 'This account may not be deleted: it is the brand’s own, protected, or alone in leading a community',
    5251: 'No code was consumed in the last five minutes',
  },
})
