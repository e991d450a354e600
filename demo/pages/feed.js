// This page stands at several addresses of the site; what comes after the slash says what the feed shows.
// Runs before the element is defined, so that it starts with the right source.
const feed = document.querySelector('geuin-feed')
const [, place, slug] = location.pathname.match(/^\/([a-z]+)(?:\/([^/]+))?\/?$/) ?? []

const sources = { latest: 'latest', popular: 'popular', video: 'video' }
const source = sources[place]

if (source) feed.setAttribute('source', source)
// The home feed has the way home in its own bar.
document.querySelector('nav').hidden = !source
if (source && slug) feed.setAttribute('slug', decodeURIComponent(slug))

const query = new URLSearchParams(location.search)
for (const [parameter, attribute] of [
  ['start', 'start'],
  ['t', 'start-at'],
])
  if (query.has(parameter)) feed.setAttribute(attribute, query.get(parameter))
