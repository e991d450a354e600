// The search of the reference, a combobox with a list of links; the example, which follows its code; buttons that call its
// methods; the last event.
import { readTag, setAttributes } from './markup.js'

const field = document.querySelector('#search')
const list = document.querySelector('#results')
const status = document.querySelector('search [role="status"]')
const maxResults = 12
/** Milliseconds without a key until a changed tag is read: a half-written one is no mistake yet. */
const pauseMs = 500
let index = []
let active = -1

const load = async () => {
  if (index.length === 0) index = await (await fetch('/reference/index.json')).json()
}

/** 0 for the name itself, higher for less; -1 for no match. */
const rank = ({ name, description }, words) => {
  const short = name.replace(/^--geuin-|^geuin[:-]/, '')
  if (!words.every((word) => `${name} ${description}`.toLowerCase().includes(word))) return -1
  const [word] = words
  if (name === word || short === word) return 0
  return short.startsWith(word) ? 1 : name.includes(word) ? 2 : 3
}

const make = (tag, text, className) => Object.assign(document.createElement(tag), { textContent: text, className })

const optionOf = ({ name, kind, tag, href }, at) => {
  const option = make('li', '', '')
  option.id = `result-${at}`
  option.role = 'option'
  option.dataset.href = href
  option.append(make('code', name, ''), make('span', kind === 'element' ? kind : `${kind}, ${tag}`, ''))
  return option
}

const choose = (at) => {
  const options = [...list.children]
  active = options.length === 0 ? -1 : (at + options.length) % options.length
  for (const [place, option] of options.entries()) option.ariaSelected = String(place === active)
  const option = options[active]
  option?.scrollIntoView({ block: 'nearest' })
  if (option) field.setAttribute('aria-activedescendant', option.id)
  else field.removeAttribute('aria-activedescendant')
}

const close = () => {
  list.hidden = true
  field.ariaExpanded = 'false'
  field.removeAttribute('aria-activedescendant')
}

const search = async () => {
  await load()
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return close()
  const found = index
    .map((it) => [rank(it, words), it])
    .filter(([place]) => place >= 0)
    .sort(([one], [other]) => one - other)
    .slice(0, maxResults)
    .map(([, it]) => it)
  list.replaceChildren(...found.map(optionOf))
  list.hidden = found.length === 0
  field.ariaExpanded = String(found.length > 0)
  status.textContent = found.length === 0 ? 'Nothing found' : `${found.length} results`
  choose(0)
}

const go = (option) => {
  if (!option) return
  close()
  location.assign(option.dataset.href)
}

const keys = {
  ArrowDown: () => choose(active + 1),
  ArrowUp: () => choose(active - 1),
  Enter: () => go(list.children[active]),
  Escape: close,
}

field.addEventListener('input', search)
field.addEventListener('focus', load, { once: true })
field.addEventListener('keydown', (event) => {
  if (list.hidden || !Object.hasOwn(keys, event.key)) return
  event.preventDefault()
  keys[event.key]()
})
field.addEventListener('blur', close)
// The field keeps the focus while the list is pressed.
list.addEventListener('mousedown', (event) => event.preventDefault())
list.addEventListener('click', ({ target }) => go(target.closest('li')))
document.addEventListener('keydown', (event) => {
  const isTyping = event.composedPath()[0].matches?.('input, textarea, select, [contenteditable]')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field.focus()
})

const element = document.querySelector('.live > *')
const calls = document.querySelector('.calls')
const heard = document.querySelector('.heard output')
calls.addEventListener('click', async ({ target }) => {
  const { call } = target.dataset
  if (!call) return
  const answer = await (calls.dataset.of ? window[calls.dataset.of] : element)[call]()
  if (Array.isArray(answer)) heard.textContent = `${call}() found ${answer.length || 'nothing'}`
})
for (const row of document.querySelectorAll('[id^="event-"] dt')) {
  const type = row.textContent.trim()
  if (type !== 'geuin:analytics')
    element.addEventListener(type, () => {
      heard.textContent = type
    })
}

const markup = document.querySelector('#markup')
if (markup) {
  const changed = document.querySelector('#changed')
  const rows = [...document.querySelectorAll('[id^="attribute-"]')]
  const types = new Map(
    rows.map((row) => [row.querySelector('dt').textContent.trim(), row.querySelector('.type').textContent.trim()]),
  )
  const follow = () => {
    const { attributes, problem } = readTag(markup.value, { tag: element.localName, types })
    markup.ariaInvalid = String(Boolean(problem))
    changed.textContent = problem ?? 'The example follows what you write.'
    if (attributes) setAttributes(element, attributes)
  }
  let pause = 0
  markup.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(follow, pauseMs)
  })
}
