import { array, type InferType, object, string } from 'yup'
import { call, named } from './envelope'
import { paths } from './paths'

/** A picture of the server's own that viewers may take as theirs. */
export const avatar = object({
  /** What `profile_image` is with `is_avatar`; the file is `avatars/{name}.gif` in the storage, or in the media. */
  name: string().required(),
})
  .required()
  .meta(named('Avatar'))

export type WireAvatar = InferType<typeof avatar>

export const avatarList = call({
  id: 'avatarList',
  method: 'GET',
  path: paths.avatars,
  summary: 'The avatars to choose from, by name',
  who: 'viewer',
  answer: array(avatar).required(),
})
