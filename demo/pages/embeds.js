// Fills the page about embeds with what the running server answers: oEmbed, the tags of the video's page, markup without scripts.

const path = '/video/aurora-over-the-ridge'
const address = `${location.origin}${path}`
const title = 'Aurora over the ridge'
const script = `<script type="module" src="${location.origin}/dist/geuin.js"
  data-api-host="${location.origin}" data-brand-id="1"></script>`

const show = (name, text) => {
  for (const place of document.querySelectorAll(`[data-code="${name}"]`)) place.textContent = text
}

const oembed = async (size = {}) => (await fetch(`/oembed?${new URLSearchParams({ url: address, ...size })}`)).json()

/** The frame of an answer, made anew: its markup is text to this page, which its policy lets no script turn into elements. */
const frameOf = ({ html, title, width, height }) => {
  const [, source = ''] = /^<iframe src="([^"]+)"/.exec(html) ?? []
  const [, allow = ''] = / allow="([^"]+)"/.exec(html) ?? []
  const frame = Object.assign(document.createElement('iframe'), { title, width, height, allow, loading: 'lazy' })
  frame.src = source.replaceAll('&#38;', '&')
  return frame
}

const fill = (place, texts) => {
  for (const [part, text] of Object.entries(texts)) place.querySelector(`[data-part="${part}"]`).textContent = text
}

/** A page as a document in which nothing runs. */
const read = (page) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', page)
    request.responseType = 'document'
    request.onload = () => resolve(request.response)
    request.onerror = () => reject(new Error(`${page} did not load`))
    request.send()
  })

/** What a forum reads from the head of the page whose address somebody has pasted. */
const showCard = async () => {
  const page = await read(path)
  const tag = (name) => page.querySelector(`meta[property="${name}"]`)?.content ?? ''
  const card = document.querySelector('#as-card')
  fill(card, { site: tag('og:site_name'), title: tag('og:title'), description: tag('og:description') })
  card.querySelector('img').src = tag('og:image')
}

const showChat = async (answer) => {
  const chat = document.querySelector('#as-chat')
  fill(chat, { site: answer.provider_name, title: answer.title })
  chat.querySelector('img').src = answer.thumbnail_url
}

const showFrame = async () => {
  const answer = await oembed({ maxwidth: 270, maxheight: 480 })
  document.querySelector('#as-frame').replaceChildren(frameOf(answer))
  show('frame', answer.html)
}

const showPlayer = async () => {
  const answer = await oembed({ maxwidth: 288, maxheight: 512 })
  document.querySelector('#as-player').replaceChildren(frameOf(answer))
}

/** Each tag of the markup in a line of its own; the data for search engines behind it are left out. */
const showMarkup = async () => {
  const markup = await (await fetch('/embeds/markup')).text()
  show('plain', markup.replace(/<script[\s\S]*/, '').replace(/(?<=.)(?=<(?:p|a|br|img|\/p|\/geuin)\b)/g, '\n'))
}

show('address', address)
show('link', `<a class="geuin" href="${address}#geuin">${title}</a>\n${script}`)
show(
  'tag',
  `${script}\n<geuin-feed source="video" slug="aurora-over-the-ridge">\n  <a href="${address}">${title}</a>\n</geuin-feed>`,
)
show(
  'block',
  `<!-- wp:geuin/feed ${JSON.stringify({ show: 'feed', source: 'video', slug: path.split('/').pop(), address })} -->
<p class="wp-block-geuin-feed"><a class="geuin" href="${address}">${address}</a></p>
<!-- /wp:geuin/feed -->`,
)
await Promise.all([showFrame(), showPlayer(), showCard(), oembed().then(showChat), showMarkup()])
