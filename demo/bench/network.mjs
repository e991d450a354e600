const kinds = [
  ['media', /^\/(media|ladders)\/.*\.(mp4|m4s|ts|m3u8)$/],
  ['pictures', /\.(webp|png|jpe?g|svg|gif)$/],
  ['code', /\.(m?js|css)$/],
]
const kindOf = (url) => {
  const { pathname } = new URL(url)
  return kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'
}

/**
 * Keeps what a page loads.
 * @returns {Promise<{ until: (wall?: number) => { requests: number, bytes: Record<string, number> } }>} `until`: requests
 *   and bytes on the wire by kind, up to a time in ms since 1970
 */
export const watchNetwork = async (cdp) => {
  const requests = new Map()
  const arrivals = []
  /** Seconds of the browser's clock at 1970, to compare with the page's. */
  let epoch = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return
    epoch = wallTime - timestamp
    requests.set(requestId, { kind: kindOf(request.url), at: timestamp })
  })
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    arrivals.push({ requestId, at: timestamp, bytes: response.encodedDataLength })
  })
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    arrivals.push({ requestId, at: timestamp, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return {
    until(wall = Number.POSITIVE_INFINITY) {
      const limit = wall / 1000 - epoch
      const bytes = { media: 0, pictures: 0, code: 0, other: 0 }
      for (const arrival of arrivals) {
        const request = requests.get(arrival.requestId)
        if (request && arrival.at <= limit) bytes[request.kind] += arrival.bytes
      }
      return { requests: [...requests.values()].filter((request) => request.at <= limit).length, bytes }
    },
  }
}
