// Which of the three themes shows, in which colour scheme, and the code of each as it is in the style sheet.

const [sheet] = [...document.styleSheets].filter(({ href }) => href?.endsWith('/themes.css'))

/** The custom properties of a theme, as a page would write them. */
const codeOf = (theme) => {
  const rule = [...sheet.cssRules].find(({ selectorText }) => selectorText === `.${theme}`)
  const lines = [...rule.style].filter((name) => name.startsWith('--geuin-'))
  return `:root {\n${lines.map((name) => `  ${name}: ${rule.style.getPropertyValue(name).trim()};\n`).join('')}}`
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
