// The report of what was watched: asks for the administration's key, as /admin does, and shows the tables.
const place = 'geuinAdminKey'
const find = (selector) => document.querySelector(selector)
const [state, tables, template, keyForm, dayForm] = ['.state', '.tables', 'template', '.key', '.days'].map(find)
const numbers = new Intl.NumberFormat('en')
const parts = new Intl.NumberFormat('en', { style: 'percent' })

const stored = () => {
  try {
    return sessionStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}
const keep = (key) => {
  try {
    sessionStorage.setItem(place, key)
  } catch {
    // The key has to be typed again after a reload.
  }
}

// The server prints a link with the key behind #, which browsers send to nobody.
let key = decodeURIComponent(location.hash.slice(1)) || stored()
if (location.hash) history.replaceState(null, '', location.pathname)

const through = ({ plays, complete }) => (plays > 0 ? parts.format(Math.min(1, complete / plays)) : '–')
const count = (name) => (row) => numbers.format(row[name])
const plays = ['Plays', count('plays')]
const watching = [plays, ['Watched 3 s', count('watched')], ['Through', through], ['Sparks', count('sparks')]]

/** Per table its title, the list of the answer, what names a row, and the columns. */
const kinds = [
  ['By day', 'days', ({ day }) => day, [plays, ['Visits', count('visits')], ['Events', count('events')]]],
  ['By video', 'videos', ({ title, video_id }) => title || `Video ${video_id}`, watching],
  ['By page', 'pages', ({ page }) => page, watching],
  [
    'Ads',
    'ads',
    ({ title }) => title || 'From VAST documents',
    [plays, ['Through', through], ['Clicks', count('clicks')]],
  ],
  ['Short links', 'links', ({ path }) => path, [['Opens', count('opens')]]],
]

const cell = (tag, text, scope) => {
  const it = document.createElement(tag)
  it.textContent = text
  if (scope) it.scope = scope
  return it
}

const table = ([title, , nameOf, columns], rows) => {
  const section = template.content.cloneNode(true).firstElementChild
  section.setAttribute('aria-label', title)
  section.querySelector('caption').textContent = title
  section.querySelector('thead tr').append(cell('th', '', 'col'), ...columns.map(([name]) => cell('th', name, 'col')))
  section.querySelector('tbody').append(
    ...rows.map((row) => {
      const line = document.createElement('tr')
      line.append(cell('th', nameOf(row), 'row'), ...columns.map(([, textOf]) => cell('td', textOf(row))))
      return line
    }),
  )
  // An empty header would name nothing.
  section.querySelector('thead th').replaceWith(document.createElement('td'))
  return section
}

const say = (text) => {
  state.textContent = text
  state.hidden = text === ''
}

const askForKey = (why) => {
  keyForm.hidden = false
  say(why)
  keyForm.querySelector('input').focus()
}

const load = async () => {
  if (!key) return askForKey('The key is needed.')
  const days = dayForm.elements.days.value
  const answer = await fetch(`/admin/analytics?days=${days}`, { headers: { authorization: `Bearer ${key}` } }).catch(
    () => null,
  )
  if (answer?.ok) {
    const report = await answer.json()
    keep(key)
    keyForm.hidden = true
    dayForm.hidden = false
    const filled = kinds.filter(([, list]) => report[list].length > 0)
    tables.replaceChildren(...filled.map((kind) => table(kind, report[kind[1]])))
    return say(filled.length > 0 ? '' : 'Nothing yet: events come from viewers who consented.')
  }
  if (answer?.status === 404) return say('This server has no administration: GEUIN_ADMIN_KEY is not set.')
  if (answer?.status !== 401) return say('The server does not answer. Please reload the page.')
  askForKey('This key is not right.')
}

keyForm.addEventListener('submit', (event) => {
  event.preventDefault()
  key = keyForm.querySelector('input').value.trim()
  load()
})
dayForm.addEventListener('change', load)
load()
