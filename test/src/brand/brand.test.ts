import { expect } from '@open-wc/testing'
import { toBrand } from '../../../src/brand/brand'
import { ApiError } from '../../../src/kit/http'
import type { WireBrand } from '../../../src/wire/brand'

const settings = { apiHost: 'https://api.example', mediaHost: 'https://media.example' }

const palette = { accent: '#112233', on_accent: '#ffffff' }

const wire: WireBrand = {
  brand_id: '7',
  name: 'Lumen',
  logo: '/logo.svg',
  brand_web_logo: 'https://cdn.example/web.svg',
  brand_slug: 'lumen',
  website: 'https://lumen.example',
  web_cta: 'app',
  terms_and_condition: 'https://lumen.example/terms',
  privacy_policy: null,
  social_login: { google: true, apple: false, brand: true, brand_sso_id: 'lumen-id' },
  integrations: { sdk: { ios: null, android: null } },
  look: { colours: { light: palette, dark: palette }, radius: 14, font: 'Georgia, serif' },
}

const withSdk = (sdk: unknown, fallbacks = {}) =>
  toBrand({ ...wire, integrations: { sdk } }, { ...settings, ...fallbacks }).storeLinks

describe('toBrand', () => {
  it('reads every field into its client form [A01]', () => {
    const shade = { light: '#112233', dark: '#112233' }
    expect(toBrand(wire, settings)).to.deep.equal({
      id: '7',
      name: 'Lumen',
      slug: 'lumen',
      logo: 'https://media.example/logo.svg',
      webLogo: 'https://cdn.example/web.svg',
      website: 'https://lumen.example/',
      webCta: 'app',
      termsLink: 'https://lumen.example/terms',
      privacyLink: null,
      socialLogin: { google: true, apple: false, brand: true, brandSsoId: 'lumen-id' },
      storeLinks: { ios: null, android: null },
      theme: {
        colours: {
          accent: shade,
          onAccent: { light: '#ffffff', dark: '#ffffff' },
          surface: null,
          surface2: null,
          surface3: null,
          text: null,
          textSoft: null,
          line: null,
        },
        radius: 14,
        font: 'Georgia, serif',
      },
    })
  })

  it('reads every web_cta except app as other [A01]', () => {
    for (const cta of ['signin', '', null, 3])
      expect(toBrand({ ...wire, web_cta: cta }, settings).webCta).to.equal('other')
  })

  it('reads a store link that is a text [A02]', () => {
    const links = withSdk({ ios: 'https://apps.example/a', android: 'https://play.example/a' })
    expect(links).to.deep.equal({ ios: 'https://apps.example/a', android: 'https://play.example/a' })
  })

  it('reads a store link that is an object [A02]', () => {
    const links = withSdk({
      ios: { appstore_link: 'https://apps.example/a', playstore_link: 'https://wrong.example' },
      android: { playstore_link: 'https://play.example/a' },
    })
    expect(links).to.deep.equal({ ios: 'https://apps.example/a', android: 'https://play.example/a' })
  })

  it('falls back to the store links of the settings [A02]', () => {
    const fallbacks = { iosStoreLink: 'https://apps.example/own', androidStoreLink: 'https://play.example/own' }
    for (const sdk of [undefined, {}, { ios: '', android: {} }, { ios: 'javascript:alert(1)', android: 5 }])
      expect(withSdk(sdk, fallbacks)).to.deep.equal({
        ios: 'https://apps.example/own',
        android: 'https://play.example/own',
      })
  })

  it('reads a social login as off unless it is true [A03]', () => {
    expect(toBrand({ ...wire, social_login: { google: 'yes', brand_sso_id: '' } }, settings).socialLogin).to.deep.equal(
      {
        google: false,
        apple: false,
        brand: false,
        brandSsoId: null,
      },
    )
  })

  it('keeps the product’s own values where a theme is incomplete, invalid or missing [A08]', () => {
    const { theme } = toBrand(
      {
        ...wire,
        look: {
          colours: { light: { accent: 'red', surface: '#ffffff' }, dark: { accent: '#000000' } },
          radius: '14px',
          font: 4,
        },
      },
      settings,
    )
    expect(Object.values(theme.colours)).to.deep.equal(Array(8).fill(null))
    expect(theme.radius).to.equal(null)
    expect(theme.font).to.equal('4')
    expect(toBrand({ ...wire, look: null }, settings).theme.radius).to.equal(null)
  })

  it('throws malformed for an answer without a brand', () => {
    for (const answer of [null, 'x', [], {}, { brand_id: '1' }, { name: 'Lumen' }])
      expect(() => toBrand(answer, settings)).to.throw(ApiError, 'malformed')
  })
})
