// The live part of the overview: the brand that is shown, its code, and the figures of the last bench run.
import { copyOnClick } from './copy.js'
import { embedOf } from './embed.js'
import { fonts } from './places.js'
import { showCode, snippets } from './snippets.js'

const find = (selector) => document.querySelector(selector)
const form = find('.pick')
const show = find('.show')
const code = find('.snippet code')
const brandIds = { lumen: '1', halcyon: '2', own: '1' }

/** What the choices add to the page's styles; the browser swaps it in one step, and each video plays on. */
const look = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, look]

/** Halcyon's elements come into the page when somebody asks for them. */
const addHalcyon = () => {
  const template = show.querySelector('template')
  template?.replaceWith(template.content)
}

const update = () => {
  const data = Object.fromEntries(new FormData(form))
  if (data.brand === 'halcyon') addHalcyon()
  show.dataset.brand = data.brand
  const own = data.brand === 'own' && { accent: data.accent, radius: data.radius, font: fonts[data.font] }
  const { css, ...embed } = embedOf({ element: 'geuin-feed', brand: brandIds[data.brand], source: 'home', ...own })
  const custom = css.split('\n').filter((line) => line.startsWith('  --geuin-'))
  look.replaceSync(`.live { ${custom.join('')} }`)
  const rule = custom.length > 0 ? ['geuin-feed {', ...custom, '}'].join('\n') : ''
  showCode(code, snippets.html({ ...embed, css: rule }, location.origin))
}

const showFigures = async () => {
  const figures = await (await fetch('/figures.json')).json()
  for (const element of document.querySelectorAll('[data-figure]')) {
    const value = figures[element.dataset.figure]
    const isDate = element.localName === 'time'
    element.textContent = isDate ? new Date(value).toLocaleDateString('en-GB', { dateStyle: 'long' }) : value
    if (isDate) element.dateTime = value
    else if (element.localName === 'data') element.value = value
  }
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', update)
copyOnClick(find('.copy'), () => code, find('.snippet [role="status"]'))
update()
void showFigures()
