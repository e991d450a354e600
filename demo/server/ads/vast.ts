import { escapeXml } from '../http/xml'

/** Where the documents' addresses begin, such as http://localhost:4173. */
type Origin = string

const url = (tag: string, address: string, attributes = '') => `<${tag}${attributes}>${escapeXml(address)}</${tag}>`

/** Where an ad reports an event; a player puts its error code in the place of [ERRORCODE]. */
const pixel = (origin: Origin, ad: string, event: string) => `${origin}/ads/pixel/${ad}/${event}`

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']
const tracked = [...quarters, 'skip', 'closeLinear', 'mute', 'unmute', 'pause']

const trackingEvents = (origin: Origin, ad: string) =>
  `<TrackingEvents>${tracked.map((event) => url('Tracking', pixel(origin, ad, event), ` event="${event}"`)).join('')}</TrackingEvents>`

const document = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${content}</VAST>\n`

const report = (origin: Origin, ad: string) =>
  url('Error', `${pixel(origin, ad, 'error')}?code=[ERRORCODE]`) + url('Impression', pixel(origin, ad, 'impression'))

const linear = (origin: Origin, ad: string, media: string) =>
  document(`<Ad id="${ad}"><InLine><AdSystem>Geuin demo</AdSystem><AdTitle>Halcyon boots</AdTitle>${report(origin, ad)}
    <Creatives><Creative id="1"><UniversalAdId idRegistry="geuin.example">${ad}</UniversalAdId>
    <Linear skipoffset="00:00:05"><Duration>00:00:10</Duration>${trackingEvents(origin, ad)}
    <VideoClicks>${url('ClickThrough', 'https://halcyon.example/boots')}${url('ClickTracking', pixel(origin, ad, 'click'))}</VideoClicks>
    <MediaFiles>${url('MediaFile', `${origin}${media}`, ' delivery="progressive" type="video/mp4" width="360" height="640"')}</MediaFiles>
    </Linear></Creative></Creatives></InLine></Ad>`)

const wrapper = (origin: Origin, ad: string, next: string) =>
  document(`<Ad id="${ad}"><Wrapper><AdSystem>Geuin demo</AdSystem>${url('VASTAdTagURI', `${origin}/ads/vast/${next}.xml`)}
    ${report(origin, ad)}<Creatives><Creative><Linear>${trackingEvents(origin, ad)}</Linear></Creative></Creatives></Wrapper></Ad>`)

const clip = '/media/clips/neon-life/fast.mp4'

/** VAST documents to try a player with, by name. */
const documents: Readonly<Record<string, (origin: Origin) => string>> = {
  good: (origin) => linear(origin, 'good', clip),
  /** Leads to another wrapper, and that one to `good`. */
  wrapper: (origin) => wrapper(origin, 'wrapper', 'inner'),
  inner: (origin) => wrapper(origin, 'inner', 'good'),
  /** Leads to itself. */
  endless: (origin) => wrapper(origin, 'endless', 'endless'),
  /** Ends in the middle of a tag. */
  broken: (origin) => linear(origin, 'broken', clip).slice(0, 300),
  /** Has a file that is not there. */
  missing: (origin) => linear(origin, 'missing', '/media/clips/nowhere.mp4'),
  empty: () => document(''),
  /** As `good`, later. */
  slow: (origin) => linear(origin, 'slow', clip),
}

/** @returns undefined for a name that there is not */
export const vastDocument = (name: string, origin: Origin): string | undefined =>
  Object.hasOwn(documents, name) ? documents[name]?.(origin) : undefined
