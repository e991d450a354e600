import { boolean, type InferType, mixed, number, object, string } from 'yup'
import { call, described, id, named } from './envelope'
import { paths } from './paths'

/** A store link: an address, or an object that holds it. */
export type WireStoreLink = string | { appstore_link?: string | null; playstore_link?: string | null }

const isStoreLink = (value: unknown): value is WireStoreLink =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([key, link]) =>
        (key === 'appstore_link' || key === 'playstore_link') && (typeof link === 'string' || link === null),
    ))

const storeLink = mixed<WireStoreLink>(isStoreLink)
  .nullable()
  .meta(
    described({
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: { appstore_link: { type: ['string', 'null'] }, playstore_link: { type: ['string', 'null'] } },
          additionalProperties: false,
        },
        { type: 'null' },
      ],
    }),
  )

const colour = string().matches(/^#[0-9a-f]{6}$/)

/** Colours as #rrggbb. One that is not in both palettes keeps the product's own in both. */
const palette = object({
  accent: colour.required(),
  on_accent: colour.required(),
  surface: colour,
  surface_2: colour,
  surface_3: colour,
  text: colour,
  text_soft: colour,
  line: colour,
}).required()

export const brandLook = object({
  colours: object({ light: palette, dark: palette }).required(),
  /** CSS pixels. */
  radius: number().integer().min(0).max(40).required(),
  /** A CSS font-family list; null for the system's font. */
  font: string().nullable().defined(),
}).required()

export const brandDetails = object({
  brand_id: id().required(),
  name: string().required(),
  /** Shown in narrow views. */
  logo: string().nullable().defined(),
  /** Shown in wide views. */
  brand_web_logo: string().nullable().defined(),
  brand_slug: string().required(),
  website: string().nullable().defined(),
  /** `app` sends visitors to the mobile app instead of the sign-in. */
  web_cta: string().required(),
  terms_and_condition: string().nullable().defined(),
  privacy_policy: string().nullable().defined(),
  social_login: object({
    google: boolean().required(),
    apple: boolean().required(),
    brand: boolean().required(),
    brand_sso_id: string().nullable().defined(),
  }).required(),
  integrations: object({
    sdk: object({ ios: storeLink, android: storeLink }).required(),
  }).required(),
  look: brandLook,
})
  .required()
  .meta(named('Brand'))

export type WireBrandLook = InferType<typeof brandLook>
export type WireBrand = InferType<typeof brandDetails>

export const getBrand = call({
  id: 'getBrand',
  method: 'GET',
  path: paths.brand,
  summary: 'A brand’s details and look, by id or by slug; without either, the brand of x-brand-id',
  who: 'anyone',
  query: object({ brand_id: id(), brand_slug: string().max(200) }),
  answer: brandDetails,
  errors: { 404: 'No such brand' },
})
