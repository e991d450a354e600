// A page's own small router: where an element's link leads, this page shows in place of what it shows.
const main = document.querySelector('main')

/** What shows each page: an element and its attributes. */
const views = {
  explore: () => ['geuin-explore', {}],
  community: (slug) => ['geuin-community', { slug }],
  group: (slug) => ['geuin-loop', { slug }],
  profile: (slug) => ['geuin-profile', { slug }],
  brand: (slug) => ['geuin-profile', { 'brand-slug': slug }],
  video: (slug) => ['geuin-feed', { source: 'video', slug }],
}

/** What was shown, by the id that its history entry has: elements keep their attributes, such as the chosen tab. */
const visited = new Map()
let current

const make = (id) => {
  const query = new URLSearchParams(location.search)
  const [tag, attributes] = (views[query.get('page')] ?? views.explore)(query.get('slug') ?? '')
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute('eager', '')
  return { id, element, top: 0, height: 0 }
}

const show = (id) => {
  if (current) Object.assign(current, { top: scrollY, height: main.offsetHeight })
  current = visited.get(id) ?? make(id)
  visited.set(id, current)
  // As high as it was, so that it can be scrolled before all of it is there again.
  main.style.minBlockSize = `${current.height}px`
  main.replaceChildren(current.element)
  main.focus({ preventScroll: true })
  scrollTo({ top: current.top, behavior: 'instant' })
}

document.addEventListener('geuin:navigate', (event) => {
  const { page, slug = '' } = event.detail
  if (!Object.hasOwn(views, page)) return
  event.preventDefault()
  const id = crypto.randomUUID()
  history.pushState({ id }, '', `?${new URLSearchParams({ page, slug })}`)
  show(id)
})
addEventListener('popstate', ({ state }) => {
  // Back closes a feed over the window, too.
  if (state?.id && state.id !== current.id) show(state.id)
})

history.scrollRestoration = 'manual'
const first = history.state?.id ?? crypto.randomUUID()
history.replaceState({ ...history.state, id: first }, '')
show(first)
