import type { Finding } from '../kit/finding'
import { diagnose } from './diagnose'
import styles from './doctor.css'
import { openingTag } from './pageElements'

const make = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  text: string,
  ...children: Node[]
): HTMLElementTagNameMap[T] => {
  const element = document.createElement(tag)
  element.append(text, ...children)
  return element
}

const labels = { error: 'Broken', warning: 'Doubtful', note: 'Good to know' }

const rowOf = ({ level, code, problem, remedy, elements }: Finding) => {
  const row = make('li', '', make('b', labels[level]), make('h3', problem), make('p', remedy))
  row.className = level
  row.dataset.code = code
  const [first] = elements
  if (first?.isConnected && first.checkVisibility()) {
    const button = make('button', `Show ${openingTag(first)}`)
    button.type = 'button'
    button.addEventListener('click', () => first.scrollIntoView({ block: 'center' }))
    row.append(button)
  }
  return row
}

/** What was found, in a shadow root; drawn again after each check. */
export const drawReport = (root: ShadowRoot): (() => Promise<readonly Finding[]>) => {
  root.adoptedStyleSheets = [styles]
  const status = make('p', '')
  status.role = 'status'
  const list = document.createElement('ul')
  const again = make('button', 'Check again')
  again.type = 'button'
  const run = async () => {
    // aria-disabled keeps the focus where it is.
    again.ariaDisabled = 'true'
    status.textContent = 'Checking this page …'
    const found = await diagnose()
    list.replaceChildren(...found.map(rowOf))
    const broken = found.filter(({ level }) => level !== 'note').length
    status.textContent =
      broken === 0
        ? 'Nothing is wrong on this page.'
        : broken === 1
          ? 'One thing to mend.'
          : `${broken} things to mend.`
    again.ariaDisabled = null
    return found
  }
  again.addEventListener('click', () => {
    if (!again.ariaDisabled) run()
  })
  const section = make(
    'section',
    '',
    make('h2', 'Geuin doctor'),
    make('p', `Version ${GEUIN_VERSION}`),
    status,
    list,
    again,
  )
  section.ariaLabel = 'Geuin doctor'
  root.replaceChildren(section)
  return run
}
