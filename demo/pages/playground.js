import { contrast, onColour } from './colour.js'
import { copyOnClick } from './copy.js'
import { embedOf, isOwn, kinds, slugged } from './embed.js'
import { showEvents } from './eventlog.js'
import { acceptVideo } from './ownVideo.js'
import { places } from './places.js'
import { createPreview } from './preview.js'
import { choicesOf } from './query.js'
import { showCode, snippets } from './snippets.js'

const find = (selector) => document.querySelector(selector)
const form = find('form')
const code = find('.written code')
const status = find('.acts [role="status"]')
const preview = createPreview(find('.stage'))

const notes = {
  html: 'Into the page, where the videos go. The style may stand in your style sheet instead.',
  react: 'With the package geuin in the project; React 19.',
  vue: 'With the package geuin in the project; isCustomElement must let tags that begin with geuin- through.',
  wordpress:
    'In the code editor of a post: the plugin’s block. What it can’t say is a block “Custom HTML”, for people who may write scripts.',
  iframe: 'Where only a frame may stand, or scripts may not. The page in it is this server’s.',
}

/** The brand whose colour and radius the controls show while nobody has chosen others. */
let brand = '1'

const takesSlug = ({ element, source }) => element in kinds || (element === 'geuin-feed' && slugged.includes(source))

/** What a slug names: a community, a loop, … */
const kindOf = ({ element, source }) => kinds[element] ?? source

/** Shows the fields that matter and what can be put into them. */
const arrange = (it) => {
  const isFeed = it.element === 'geuin-feed'
  const there = {
    content: it.element !== 'geuin-auth',
    slug: takesSlug(it),
    placement: isFeed && it.source === 'placement',
    own: isOwn(it),
    start: isFeed && !isOwn(it),
  }
  for (const field of form.querySelectorAll('[data-for]')) {
    const what = field.dataset.for
    field.hidden = !(there[what] ?? what === it.element)
  }
  // Every choice that shows is one of the element's.
  for (const link of form.querySelectorAll('.entry')) link.pathname = `/reference/${it.element}`
  find('.entry b').textContent = it.element
  suggest('slugs', takesSlug(it) ? places[it.brand][kindOf(it)] : [])
  suggest('brands', places[it.brand].brand)
  suggest('categories', Object.keys(places[it.brand].category), Object.values(places[it.brand].category))
  suggest('placements', places[it.brand].placement)
  suggest('videos', places[it.brand].video)
}

const suggest = (list, values, names = []) =>
  document.getElementById(list).replaceChildren(...values.map((value, at) => new Option(names[at] ?? '', value)))

/** Begins with something that is there, where nothing is named yet. */
const refill = () => {
  const it = choicesOf(new FormData(form))
  const { slug, placement, video } = form.elements
  if (takesSlug(it)) slug.value ||= places[it.brand][kindOf(it)][0]
  placement.value ||= places[it.brand].placement[0]
  if (isOwn(it)) video.value ||= `${location.origin}/media/clips/ripples/fast.mp4`
}

/** What one brand calls a place is nothing to another, nor is a loop's name to a community. */
const forget = () => {
  for (const name of ['slug', 'placement', 'start', 'brand-slug', 'category']) form.elements[name].value = ''
}

/** Colour and radius follow the brand until somebody chooses others. */
const followBrand = (next) => {
  for (const name of ['accent', 'radius']) {
    const control = form.elements[name]
    if (control.value === places[brand][name]) control.value = places[next][name]
  }
  brand = next
}

const describeLook = () => {
  const { accent, radius } = form.elements
  const ratio = contrast(accent.value, onColour(accent.value))
  const grade = ratio >= 4.5 ? 'AA' : 'too little for small text'
  find('.accent output').textContent = `${accent.value}, text on it ${ratio.toFixed(1)} to 1, ${grade}`
  find('output.radius').textContent = `${radius.value} px`
}

const isDefault = (name, value) => {
  if (name === 'accent' || name === 'radius') return value === places[form.elements.brand.value][name]
  const control = form.elements[name]
  if (control instanceof RadioNodeList) return [...control].every((it) => it.checked === it.defaultChecked)
  return control.type === 'checkbox' ? false : value === (control.options?.[0]?.value ?? '')
}

/** What was chosen: it is the page's address, so that it can be sent and reloaded. */
const chosen = () => {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && value && !isDefault(name, value),
  )
  // What the choices hide has no say.
  const isHidden = (name) => form.elements[name].closest?.('[hidden]')
  return new URLSearchParams(fields.filter(([name]) => !isHidden(name)))
}

const queryText = (query) => (query.size > 0 ? `?${query}` : '')

const recall = () => {
  const query = new URLSearchParams(location.search)
  followBrand(query.get('brand') === '2' ? '2' : '1')
  for (const control of form.elements) {
    if (!control.name || !query.has(control.name)) continue
    if (control.type === 'radio') control.checked = control.value === query.get(control.name)
    else if (control.type === 'checkbox') control.checked = true
    else control.value = query.get(control.name)
  }
}

const update = () => {
  const it = choicesOf(new FormData(form))
  arrange(it)
  describeLook()
  const query = chosen()
  const choices = choicesOf(query)
  const way = find('[name="way"]:checked').value
  const file = isOwn(it) ? ownVideo.file() : null
  const embedWith = (mp4) => embedOf(file ? { ...choices, video: { ...file, mp4 } } : choices)
  // A dropped file plays from this machine; in the code it has the address that it will have on the page's server.
  const [played, written] = file ? [file.mp4, `/${encodeURIComponent(file.title)}`] : []
  const shown = embedWith(played)
  preview.show(shown, way === 'iframe' ? shown.framePath : null)
  showCode(code, snippets[way](embedWith(written), location.origin))
  find('.note').textContent = notes[way]
  status.textContent = ''
  history.replaceState(null, '', queryText(query) || location.pathname)
}

const ownVideo = acceptVideo(form.querySelector('.drop'), update)

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('change', ({ target }) => {
  if (target.name === 'brand') followBrand(target.value)
  if (['element', 'brand', 'source'].includes(target.name)) {
    forget()
    refill()
  }
  if (target.name === 'video') ownVideo.remove()
  update()
})
form.addEventListener('input', ({ target }) => {
  if (['accent', 'radius'].includes(target.name)) update()
})
find('.reset').addEventListener('click', () => {
  for (const name of ['accent', 'radius']) form.elements[name].value = places[brand][name]
  for (const control of [...form.elements.font, ...form.elements.density]) control.checked = control.defaultChecked
  update()
})
find('.written .tabs').addEventListener('change', update)
find('.widths').addEventListener('change', ({ target }) => {
  find('.stage').dataset.width = target.value
})
copyOnClick(find('.copy'), () => code, status)
copyOnClick(find('.link'), () => location.href, status)

showEvents(find('.stage'), find('.events'))
recall()
refill()
update()
