import { VASTClient, VASTTracker } from '@dailymotion/vast-client'
import { address, list, number, record, text } from '../kit/guard'

/** How long one document may take, ms. */
const documentTimeout = 8000
/** Documents that may lead to one another before there is an ad. */
const maxWrappers = 6

/** What a VAST document offers, and the way to report how it is watched. */
export interface VastAd {
  title: string
  /** The advertiser; empty when the document doesn't name one. */
  sponsor: string
  /** Of a progressive file, absolute. */
  url: string
  width: number
  height: number
  /** Seconds; 0 when unknown. */
  duration: number
  /** Where the ad leads. */
  clickThrough: string | null
  /** Seconds after which it may be skipped, as the document says; null when it doesn't. */
  skipAfter: number | null
  /** Sends the pixels that the document names. */
  tracker: VASTTracker
}

interface Fetched {
  xml?: Document
  error?: Error
}

/** Fetches a document. Not by DOMParser, which pages with Trusted Types refuse. */
const fetchDocument = (url: string) =>
  new Promise<Fetched>((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (reason: string) => () => resolve({ error: new Error(`${url}: ${reason}`) })
    request.open('GET', url)
    request.responseType = 'document'
    request.overrideMimeType('text/xml')
    request.timeout = documentTimeout
    request.onload = () => {
      const { responseXML, status } = request
      if (responseXML && status === 200) resolve({ xml: responseXML })
      else fail(`no XML, status ${status}`)()
    }
    request.onerror = fail('no answer')
    request.ontimeout = fail('no answer in time')
    request.send()
  })

/** The library counts its calls somewhere; nothing of that has to outlive this page. */
const memory = () => {
  const values = new Map<string, unknown>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: unknown) => void values.set(key, value),
  }
}

/** The file to play: the one that comes nearest to a picture of this height without being smaller; null for none. */
const chooseFile = (files: readonly unknown[], height: number) => {
  const probe = document.createElement('video')
  const playable = files.map(record).filter(({ mimeType, deliveryType, apiFramework, fileURL }) => {
    const isFile = deliveryType === 'progressive' && !apiFramework && address(fileURL, document.baseURI)
    return isFile && probe.canPlayType(text(mimeType)) !== ''
  })
  const short = (file: (typeof playable)[number]) => Math.max(0, height - number(file.height))
  const [best] = playable.sort((a, b) => short(a) - short(b) || number(a.height) - number(b.height))
  return best ?? null
}

/**
 * Asks for an ad, through wrappers if need be. Null when there is none, or none that can be played: the document's error
 * pixels have been sent then.
 * @param height of the picture, pixels of the screen
 */
export const requestAd = async (url: string, height: number): Promise<VastAd | null> => {
  const client = new VASTClient(0, 0, memory() as never)
  const options = { wrapperLimit: maxWrappers, urlHandler: { get: fetchDocument } }
  const [ad] = list(record(await client.get(url, options)).ads)
  const { title, advertiser, creatives } = record(ad)
  const creative = list(creatives).find((it) => record(it).type === 'linear')
  if (!creative) return null
  const { mediaFiles, duration, skipDelay, videoClickThroughURLTemplate: click } = record(creative)
  const tracker = new VASTTracker(client, ad as never, creative as never)
  const file = chooseFile(list(mediaFiles), height)
  const fileUrl = file && address(file.fileURL, document.baseURI)
  if (!fileUrl) {
    tracker.error({ ERRORCODE: 403 })
    return null
  }
  return {
    title: text(title),
    sponsor: text(advertiser) || text(record(advertiser).value),
    url: fileUrl,
    width: number(file.width),
    height: number(file.height),
    duration: number(duration),
    clickThrough: address(text(click) || record(click).url, document.baseURI),
    skipAfter: typeof skipDelay === 'number' && skipDelay >= 0 ? skipDelay : null,
    tracker,
  }
}
