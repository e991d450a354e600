import { expect, fixture, html } from '@open-wc/testing'
import {
  configure,
  missingSetting,
  onSettingsChange,
  platformSources,
  resolveSettings,
  type SettingName,
  settingsProblems,
  siteKey,
} from '../../../src/kit/settings'
import { attributeOf } from '../../../src/kit/settings.table'
import { pageObject } from '../../../src/kit/shared'

const everything = [
  'apiHost',
  'mediaHost',
  'hostUrl',
  'analyticsUrl',
  'storageBase',
  'brandId',
  'routeBase',
  'locale',
  'consent',
  'cipherKey',
  'cipherIv',
  'cipherSuffix',
  'storageMode',
  'iosStoreLink',
  'androidStoreLink',
  'platformSource',
] as const satisfies SettingName[]

const forget = () => {
  pageObject().scriptTags.length = 0
  for (const name of everything) configure({ [name]: undefined })
}

const create = <T extends 'div' | 'script'>(name: T, attributes: Record<string, string>) => {
  const made = document.createElement(name)
  for (const name of Object.keys(attributes)) made.setAttribute(name, attributes[name] ?? '')
  return made
}
const element = (attributes: Record<string, string> = {}) => create('div', attributes)
const scriptTag = (attributes: Record<string, string> = {}) => create('script', attributes)

describe('settings', () => {
  beforeEach(forget)
  after(forget)

  describe('come', () => {
    it('from the attribute, then the script tag, then configure() [A06]', () => {
      const one = element({ 'api-host': 'https://attribute.example' })
      configure({ apiHost: 'https://configure.example', brandId: 3 })
      expect(resolveSettings(element()).apiHost).to.equal('https://configure.example')
      pageObject().scriptTags.push(scriptTag({ 'data-api-host': 'https://script.example' }))
      expect(resolveSettings(element()).apiHost).to.equal('https://script.example')
      expect(resolveSettings(one)).to.include({ apiHost: 'https://attribute.example', brandId: '3' })
    })

    it('for the page as well, without an element', () => {
      configure({ apiHost: 'https://configure.example' })
      expect(resolveSettings().apiHost).to.equal('https://configure.example')
    })

    it('every one of them, as an attribute and as data-* of the script tag [A06]', () => {
      const values = {
        apiHost: 'https://api.example',
        mediaHost: 'https://media.example/v1',
        hostUrl: 'https://www.example',
        analyticsUrl: 'https://stats.example/in?key=1',
        storageBase: 'https://files.example/up',
        brandId: '7',
        routeBase: '/app',
        locale: 'de-AT',
        consent: 'granted',
        cipherKey: '0123456789abcdef',
        cipherIv: 'fedcba9876543210',
        cipherSuffix: ':x',
        storageMode: 'session',
        iosStoreLink: 'https://apps.example/1',
        androidStoreLink: 'https://play.example/1',
        platformSource: 'white_label',
      }
      const one = element()
      for (const name of everything) one.setAttribute(attributeOf(name), values[name])
      expect(resolveSettings(one)).to.deep.equal(values)
      forget()
      const data = everything.map((name) => [`data-${attributeOf(name)}`, values[name]])
      pageObject().scriptTags.push(scriptTag(Object.fromEntries(data)))
      expect(resolveSettings()).to.deep.equal(values)
    })

    it('with defaults for what has one, and nothing invented for the others [A05] [A06]', () => {
      const { locale, ...others } = resolveSettings()
      expect(locale).to.equal('en')
      expect(others).to.deep.equal({ consent: 'unset', storageMode: 'local', platformSource: 'web_sdk' })
    })

    it('with relative media addresses on the API host, unless a media host is given', () => {
      expect(resolveSettings(element({ 'api-host': 'https://a.example/' })).mediaHost).to.equal('https://a.example')
      expect(
        resolveSettings(element({ 'api-host': 'https://a.example', 'media-host': 'https://m.example' })).mediaHost,
      ).to.equal('https://m.example')
    })

    it('not from prototypes that the page has changed', () => {
      const prototype = Object.prototype as { apiHost?: string }
      prototype.apiHost = 'https://evil.example'
      try {
        configure({})
        pageObject().scriptTags.push(scriptTag())
        expect(Object.hasOwn(resolveSettings(), 'apiHost')).to.equal(false)
      } finally {
        delete prototype.apiHost
      }
    })
  })

  describe('addresses', () => {
    const apiHost = (text: string) => resolveSettings(element({ 'api-host': text })).apiHost

    it('end without a slash, and “/” is the page’s own origin', () => {
      expect(apiHost('https://api.example/')).to.equal('https://api.example')
      expect(apiHost('https://api.example/v1//')).to.equal('https://api.example/v1')
      expect(apiHost(' HTTP://API.example ')).to.equal('http://api.example')
      expect(apiHost('/')).to.equal(location.origin)
      expect(apiHost('/backend/')).to.equal(`${location.origin}/backend`)
      expect(apiHost('//api.example')).to.equal(`${location.protocol}//api.example`)
      expect(apiHost('./up/../down')).to.equal(new URL('down', document.baseURI).href)
    })

    for (const bad of [
      'api.example',
      'javascript:alert(1)',
      'ftp://api.example',
      'data:text/plain,x',
      'https://',
      'https://user:pass@api.example',
      'https://api.example?x=1',
      'https://api.example#x',
      'blob:https://api.example/1',
    ])
      it(`can’t be ${bad}: it is left out and reported [A06]`, () => {
        const one = element({ 'api-host': bad })
        expect(resolveSettings(one).apiHost).to.equal(undefined)
        expect(settingsProblems(one)).to.deep.equal([
          { setting: 'apiHost', attribute: 'api-host', origin: 'attribute' },
        ])
      })
  })

  describe('that can’t be used', () => {
    for (const [attribute, bad] of [
      ['brand-id', 'a b'],
      ['brand-id', '../x'],
      ['locale', 'not a locale'],
      ['consent', 'yes'],
      ['cipher-key', 'short'],
      ['cipher-iv', 'seventeen letters'],
      ['storage-mode', 'cookie'],
      ['ios-store-link', 'itms://x'],
      ['platform-source', '8'],
      ['route-base', 'app'],
      ['route-base', '/app?x'],
      ['route-base', '/app?x#y'],
      ['analytics-url', 'stats.example'],
    ] as const)
      it(`are reported: ${attribute}="${bad}"`, () => {
        const one = element({ [attribute]: bad })
        expect(settingsProblems(one).map((problem) => problem.attribute)).to.deep.equal([attribute])
        expect(resolveSettings(one)).to.deep.equal(resolveSettings())
      })

    it('give way to the next origin', () => {
      pageObject().scriptTags.push(scriptTag({ 'data-api-host': 'nonsense' }))
      configure({ apiHost: 'https://configure.example' })
      expect(resolveSettings(element({ 'api-host': '' })).apiHost).to.equal('https://configure.example')
      expect(settingsProblems()).to.deep.equal([{ setting: 'apiHost', attribute: 'api-host', origin: 'script' }])
    })

    it('are reported when configure() gets something that is no text', () => {
      configure({ apiHost: {} as never })
      expect(settingsProblems()).to.deep.equal([{ setting: 'apiHost', attribute: 'api-host', origin: 'configure' }])
    })

    it('are none on a page that sets nothing', () => {
      expect(settingsProblems(element())).to.deep.equal([])
    })
  })

  it('know the platform by name and by number [A05]', () => {
    expect(platformSources).to.deep.equal({
      web_sdk: 1,
      white_label: 2,
      web: 3,
      mobile_app: 4,
      mobile_sdk: 5,
      bcc: 6,
      adreels: 7,
    })
    expect(resolveSettings(element({ 'platform-source': 'adreels' })).platformSource).to.equal('adreels')
    expect(resolveSettings(element({ 'platform-source': '3' })).platformSource).to.equal('web')
    configure({ platformSource: 2 })
    expect(resolveSettings().platformSource).to.equal('white_label')
  })

  it('take a page with its query as the beginning of routes behind its hash [B07]', () => {
    expect(resolveSettings(element({ 'route-base': '/?page_id=12#' })).routeBase).to.equal('/?page_id=12#')
  })

  it('take the language of the place where the element is', async () => {
    const place = await fixture(html`<div lang="pt_br"><p></p></div>`)
    expect(resolveSettings(place.firstElementChild ?? place).locale).to.equal('pt-BR')
    place.setAttribute('lang', '!!')
    expect(resolveSettings(place).locale).to.equal('en')
  })

  it('name the first that is missing of those needed [A06]', () => {
    const settings = resolveSettings(element({ 'brand-id': '1', 'route-base': '/' }))
    expect(missingSetting(settings, ['brandId', 'apiHost', 'hostUrl'])).to.equal('apiHost')
    expect(attributeOf('apiHost')).to.equal('api-host')
    expect(missingSetting(settings, ['brandId', 'consent'])).to.equal(null)
    expect(missingSetting(settings, ['routeBase']), 'an empty route base is one').to.equal(null)
  })

  it('tell two sites apart', () => {
    expect(siteKey({ apiHost: 'https://a.example', brandId: '1' })).to.equal(
      siteKey({ apiHost: 'https://a.example', brandId: '1' }),
    )
    const keys = [{}, { brandId: '1' }, { apiHost: 'https://a' }, { apiHost: 'https://a', brandId: '1' }].map(siteKey)
    expect(new Set(keys).size).to.equal(4)
  })

  describe('tell of changes', () => {
    it('by configure(), until taken off', () => {
      let calls = 0
      const listener = () => {
        calls += 1
      }
      const off = onSettingsChange(listener)
      const offAgain = onSettingsChange(listener)
      configure({ brandId: 1 })
      expect(calls).to.equal(2)
      off()
      configure({ brandId: 2 })
      expect(calls).to.equal(3)
      offAgain()
      configure({ brandId: 3 })
      expect(calls).to.equal(3)
    })

    it('by the language of the page', async () => {
      const page = document.documentElement
      const { lang } = page
      let off = () => {}
      const change = new Promise<void>((resolve) => {
        off = onSettingsChange(resolve)
      })
      page.lang = 'fr'
      await change
      expect(resolveSettings().locale).to.equal('fr')
      off()
      page.lang = lang
    })

    it('to everybody, even when one listener throws', () => {
      const { reportError } = window
      const reported: unknown[] = []
      window.reportError = (error) => void reported.push(error)
      let calls = 0
      const offs = [
        onSettingsChange(() => {
          throw new Error('listener')
        }),
        onSettingsChange(() => {
          calls += 1
        }),
      ]
      configure({ brandId: 1 })
      for (const off of offs) off()
      window.reportError = reportError
      expect(calls).to.equal(1)
      expect(reported).to.have.length(1)
    })
  })
})
