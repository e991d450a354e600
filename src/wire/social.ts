import { type InferType, object, type StringSchema, string } from 'yup'
import { handle, imageUrl, linkedinUrl } from './fields'

/** A network's profile: the network's address and the person's id there, which together make a link. */
const link = object({ url: string().nullable().defined(), id: string().nullable().defined() }).nullable().defined()

/** Where else a person, a brand or a community is; null for each network where it is not. */
export const socialLinks = object({
  social_web_url: link,
  twitter: link,
  insta: link,
  linkedin: link,
  reddit_id: link,
  tiktok: link,
  youtube: link,
}).required()

/** A field that null or nothing empties. */
export const emptiable = (field: StringSchema) => field.nullable().transform((it) => (it === '' ? null : it))

/** What changes them: the name at a network, or the address where the network has no names. */
export const socialChange = {
  social_web_url: emptiable(imageUrl()),
  twitter: emptiable(handle()),
  insta: emptiable(handle()),
  linkedin: emptiable(linkedinUrl()),
  reddit_id: emptiable(handle()),
  tiktok: emptiable(handle()),
  youtube: emptiable(handle()),
}

export type WireSocialLinks = InferType<typeof socialLinks>
