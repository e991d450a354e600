// Shows the analytics events of a feed and the pixels of its ads as they are counted.

const { geuin, sendAnalyticsToDataLayer } = await import(`${location.origin}/dist/index.js`)

const mostShown = 200
/** How often the pixels are read again while the page is seen, ms. */
const pixelInterval = 2000

const find = (selector) => document.querySelector(selector)
const stage = find('.stage')
const list = find('.events')
const sums = Object.fromEntries([...document.querySelectorAll('[data-sum]')].map((it) => [it.dataset.sum, it]))
let seen = 0

const showFeed = (placement) => {
  const feed = document.createElement('geuin-feed')
  const attributes = { source: 'placement', 'placement-id': placement, section: '', eager: '' }
  for (const [name, value] of Object.entries(attributes)) feed.setAttribute(name, value)
  stage.replaceChildren(feed)
}

const entry = ({ name, properties, at }) => {
  const item = document.createElement('li')
  const [time, title, details] = ['time', 'b', 'code'].map((tag) => document.createElement(tag))
  time.textContent = new Date(at).toLocaleTimeString('en-GB')
  title.textContent = name
  details.textContent = JSON.stringify(properties)
  item.append(time, title, details)
  return item
}

const showSums = () => {
  sums.page.textContent = String(seen)
  sums.layer.textContent = String(window.dataLayer?.length ?? 0)
}

sendAnalyticsToDataLayer()
geuin.on('geuin:analytics', ({ detail }) => {
  seen += 1
  list.prepend(entry(detail))
  if (list.children.length > mostShown) list.lastElementChild.remove()
  // After all listeners.
  queueMicrotask(showSums)
})

const showPixels = async () => {
  const ads = Object.entries(await (await fetch('/ads/counts')).json())
  const words = ads.map(
    ([ad, events]) =>
      `${ad}: ${Object.entries(events)
        .map((it) => it.join(' '))
        .join(', ')}`,
  )
  find('.pixels').textContent = words.join('\n') || 'None yet.'
}
const readPixels = () => {
  if (!document.hidden) showPixels().catch(() => undefined)
}

for (const choice of document.querySelectorAll('[name=consent]'))
  choice.addEventListener('change', () => {
    geuin.setConsent(choice.value)
    showSums()
  })
find('select').addEventListener('change', ({ target }) => showFeed(target.value))
showFeed(find('select').value)
readPixels()
setInterval(readPixels, pixelInterval)
