import { address, record, text } from '../kit/guard'
import { webAddress } from '../kit/guard.content'
import { ApiError } from '../kit/http'
import { type Hosts, mediaBase, type Settings } from '../kit/settings'

/** One colour of a theme, for light and for dark colour schemes, as #rrggbb. */
export interface Shade {
  light: string
  dark: string
}

export interface BrandTheme {
  /** Null for the product's own. */
  colours: {
    accent: Shade | null
    onAccent: Shade | null
    surface: Shade | null
    surface2: Shade | null
    surface3: Shade | null
    text: Shade | null
    textSoft: Shade | null
    line: Shade | null
  }
  /** CSS pixels; null for the product's own. */
  radius: number | null
  /** A CSS font-family list; null for the system's font. */
  font: string | null
}

/** The operator of a site: its name, its pictures and its ways to sign in. Addresses are absolute. */
export interface Brand {
  id: string
  name: string
  slug: string
  /** For narrow views. */
  logo: string | null
  /** For wide views. */
  webLogo: string | null
  website: string | null
  /** `app`: a visitor is offered the mobile app instead of the sign-in. */
  webCta: 'app' | 'other'
  termsLink: string | null
  privacyLink: string | null
  socialLogin: { google: boolean; apple: boolean; brand: boolean; brandSsoId: string | null }
  /** The brand's own links, else those of the settings. */
  storeLinks: { ios: string | null; android: string | null }
  theme: BrandTheme
}

type BrandSettings = Hosts & Pick<Settings, 'iosStoreLink' | 'androidStoreLink'>

/**
 * Reads the answer of the brand call.
 * @throws ApiError `malformed` when it names no brand
 */
export const toBrand = (wire: unknown, settings: BrandSettings): Brand => {
  const it = record(wire)
  const id = text(it.brand_id)
  const name = text(it.name)
  if (!id || !name) throw new ApiError('malformed', { data: wire })
  const media = mediaBase(settings)
  const social = record(it.social_login)
  const sdk = record(record(it.integrations).sdk)
  return {
    id,
    name,
    slug: text(it.brand_slug) || id,
    logo: address(it.logo, media),
    webLogo: address(it.brand_web_logo, media),
    website: webAddress(it.website),
    webCta: it.web_cta === 'app' ? 'app' : 'other',
    termsLink: webAddress(it.terms_and_condition),
    privacyLink: webAddress(it.privacy_policy),
    socialLogin: {
      google: social.google === true,
      apple: social.apple === true,
      brand: social.brand === true,
      brandSsoId: text(social.brand_sso_id) || null,
    },
    storeLinks: {
      ios: webAddress(linkOf(sdk.ios, 'appstore_link')) ?? settings.iosStoreLink ?? null,
      android: webAddress(linkOf(sdk.android, 'playstore_link')) ?? settings.androidStoreLink ?? null,
    },
    theme: toTheme(it.look),
  }
}

/** A store link is a text, or a field of an object. */
const linkOf = (wire: unknown, field: string): unknown => (typeof wire === 'string' ? wire : record(wire)[field])

const toTheme = (wire: unknown): BrandTheme => {
  const it = record(wire)
  const { light, dark } = record(it.colours)
  const shade = (field: string) => toShade(record(light)[field], record(dark)[field])
  return {
    colours: {
      accent: shade('accent'),
      onAccent: shade('on_accent'),
      surface: shade('surface'),
      surface2: shade('surface_2'),
      surface3: shade('surface_3'),
      text: shade('text'),
      textSoft: shade('text_soft'),
      line: shade('line'),
    },
    radius: typeof it.radius === 'number' && it.radius >= 0 && it.radius <= 40 ? it.radius : null,
    font: text(it.font) || null,
  }
}

const hex = /^#[0-9a-f]{6}$/i

/** Null unless both halves are there: one half beside the product's own other half could be unreadable. */
const toShade = (light: unknown, dark: unknown): Shade | null =>
  typeof light === 'string' && typeof dark === 'string' && hex.test(light) && hex.test(dark) ? { light, dark } : null
