// Which of the three themes shows, in which colour scheme, and the code of each as it is in the style sheet.

const [sheet] = [...document.styleSheets].filter(({ href }) => href?.endsWith('/themes.css'))

const block = (opening, style, names) =>
  `${opening} {\n${names.map((name) => `  ${name}: ${style.getPropertyValue(name).trim()};\n`).join('')}}`

/** The custom properties of a theme, as a page would write them, after the font that it brings. */
const codeOf = (theme) => {
  const rules = [...sheet.cssRules]
  const { style } = rules.find(({ selectorText }) => selectorText === `.${theme}`)
  const families = style.getPropertyValue('--geuin-font').split(',')
  const isBrought = (rule) =>
    rule instanceof CSSFontFaceRule && families.includes(rule.style.getPropertyValue('font-family'))
  const fonts = rules.filter(isBrought).map((rule) => `${block('@font-face', rule.style, [...rule.style])}\n\n`)
  const properties = [...style].filter((name) => name.startsWith('--geuin-'))
  return fonts.join('') + block(':root', style, properties)
}

for (const code of document.querySelectorAll('[data-theme]')) code.textContent = codeOf(code.dataset.theme)

const sections = document.querySelectorAll('.theme')
const picks = document.querySelector('.picks')

const show = () => {
  const { theme, scheme } = Object.fromEntries(new FormData(picks))
  for (const section of sections) {
    section.hidden = !section.classList.contains(theme)
    for (const element of [section, ...section.querySelectorAll('geuin-feed, geuin-community, geuin-auth')])
      element.setAttribute('color-scheme', scheme)
  }
}

picks.addEventListener('change', show)
