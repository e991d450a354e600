import { attributesOf, embedCode, slugged } from './embed.js'
import { showEvents } from './eventlog.js'
import { places } from './places.js'

const find = (selector) => document.querySelector(selector)
const form = find('form')
const stage = find('.stage')
const code = find('.code code')

/** The form's value under the names that embed.js knows. */
const choices = () => {
  const data = new FormData(form)
  const on = (name) => data.has(name)
  return {
    ...{ element: data.get('element'), brand: data.get('brand') },
    ...{ source: data.get('source'), slug: data.get('slug').trim(), start: data.get('start').trim() },
    ...{ 'placement-id': data.get('placement').trim(), layout: data.get('layout'), tab: data.get('tab') },
    ...{ muted: on('muted'), 'no-autoplay': on('no-autoplay'), 'no-loop': on('no-loop') },
    ...{ inline: on('inline'), 'hide-when-signed-out': on('hide-when-signed-out') },
    ...{ 'color-scheme': data.get('scheme'), locale: data.get('locale') },
  }
}

const takesSlug = ({ element, source }) =>
  element === 'geuin-community' || (element === 'geuin-feed' && slugged.includes(source))

/** What a slug names: a community, a loop, … */
const kindOf = ({ element, source }) => (element === 'geuin-community' ? 'community' : source)

/** Shows the fields that matter and what can be put into them. */
const arrange = (it) => {
  const there = {
    slug: takesSlug(it),
    placement: it.element === 'geuin-feed' && it.source === 'placement',
  }
  for (const field of form.querySelectorAll('[data-for]')) {
    const what = field.dataset.for
    field.hidden = !(there[what] ?? what === it.element)
  }
  suggest('slugs', takesSlug(it) ? places[it.brand][kindOf(it)] : [])
  suggest('placements', places[it.brand].placement)
  suggest('videos', places[it.brand].video)
}

const suggest = (list, values) =>
  document.getElementById(list).replaceChildren(
    ...values.map((value) => {
      const option = document.createElement('option')
      option.value = value
      return option
    }),
  )

/** Begins with a place that the brand has, where none is named yet. */
const refill = () => {
  const it = choices()
  const { slug, placement } = form.elements
  if (takesSlug(it)) slug.value ||= places[it.brand][kindOf(it)][0]
  placement.value ||= places[it.brand].placement[0]
}

/** What one brand calls a place is nothing to another, nor is a loop's name to a community. */
const forget = () => {
  for (const name of ['slug', 'placement', 'start']) form.elements[name].value = ''
}

const sync = (element, wanted) => {
  const names = new Set([...wanted.map(([name]) => name), 'api-host', 'brand-id'])
  for (const name of element.getAttributeNames()) {
    if (!names.has(name)) element.removeAttribute(name)
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/** The same element goes on living while only its attributes change. */
const preview = (it) => {
  let element = stage.firstElementChild
  if (element?.localName !== it.element || element.getAttribute('brand-id') !== it.brand) {
    element = document.createElement(it.element)
    element.setAttribute('api-host', '/')
    element.setAttribute('brand-id', it.brand)
    sync(element, attributesOf(it))
    stage.replaceChildren(element)
  } else {
    sync(element, attributesOf(it))
  }
  stage.dataset.element = it.element
}

/** Tags in the accent colour; the rest is text, so that nothing of it becomes markup. */
const showCode = (text) => {
  const parts = text.split(/(<\/?[a-z-]+|>)/)
  code.replaceChildren(
    ...parts.map((part, index) => {
      if (index % 2 === 0) return part
      const tag = document.createElement('b')
      tag.textContent = part
      return tag
    }),
  )
}

/** The choices are the page's address, so that it can be sent and reloaded. */
const remember = () => {
  const query = new URLSearchParams(
    [...new FormData(form)].filter(([name, value]) => value && form.elements[name] && !isDefault(name)),
  )
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname)
}

const isDefault = (name) => {
  const controls = form.elements[name] instanceof RadioNodeList ? [...form.elements[name]] : [form.elements[name]]
  return controls.every((control) =>
    'checked' in control && control.type !== 'text'
      ? control.checked === control.defaultChecked
      : control.value === (control.options?.[0]?.value ?? ''),
  )
}

const recall = () => {
  const query = new URLSearchParams(location.search)
  for (const control of form.elements) {
    if (!control.name || !query.has(control.name)) continue
    if (control.type === 'radio') control.checked = control.value === query.get(control.name)
    else if (control.type === 'checkbox') control.checked = true
    else control.value = query.get(control.name)
  }
}

const update = () => {
  const it = choices()
  arrange(it)
  preview(it)
  showCode(embedCode(it, location.origin))
  remember()
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('change', ({ target }) => {
  if (['element', 'brand', 'source'].includes(target.name)) {
    forget()
    refill()
  }
  update()
})

find('.widths').addEventListener('change', ({ target }) => {
  stage.dataset.width = target.value
})

find('.copy').addEventListener('click', async () => {
  const said = find('.said')
  try {
    await navigator.clipboard.writeText(code.textContent)
    said.textContent = 'Copied.'
  } catch {
    getSelection().selectAllChildren(code)
    said.textContent = 'Selected. Press Ctrl C or ⌘ C to copy.'
  }
})

showEvents(stage, find('.events'))
recall()
refill()
update()
