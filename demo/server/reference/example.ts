import { html } from 'hono/html'
import type { Markup } from '../http/document'
import type { Subject } from './manifest'
import { isApi } from './sections'

/** The attribute that has an element show something of the demo's. */
const attributes: Readonly<Record<string, readonly [name: string, value: string]>> = {
  'geuin-app': ['routing', 'memory'],
  'geuin-community': ['slug', 'night-skies'],
  'geuin-explore': ['layout', 'grid'],
  'geuin-feed': ['source', 'popular'],
  'geuin-loop': ['slug', 'slow-light'],
  'geuin-profile': ['slug', 'mira.light'],
}

const apiCode = `geuin.on('geuin:login', ({ detail }) => {
  console.log(detail.user.nickname)
})
await geuin.signIn()`

const doctorScript = '<script type="module" src="/dist/doctor.js"></script>\n'

const shown = (code: string) => html`<pre class="code" tabindex="0" aria-label="The code"><code>${code}</code></pre>`

/** The tag in a field: reference.js has the element beside it follow. */
const changeable = (code: string) => html`<label for="markup">Change it</label>
      <textarea id="markup" class="code" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="changed">${code}</textarea>
      <p id="changed" role="status">The example follows what you write.</p>`

/** What can be tried beside the example: calls that need no value. */
const callsOf = ({ members }: Subject) =>
  members.filter(({ kind, parameters = [] }) => kind === 'method' && parameters.every(({ optional }) => optional))

/** An element of the page's kind, its code, and buttons for its calls. */
export const example = (subject: Subject): Markup => {
  const element = isApi(subject) ? 'geuin-auth' : subject.tagName
  const [name, value] = attributes[element] ?? []
  const attribute = name ? html` ${name}="${value}"` : ''
  const tag = `<${element}${name ? ` ${name}="${value}"` : ''}></${element}>`
  const button = (call: string) =>
    html`<button type="button" class="small quiet" data-call="${call}">${call}()</button>`
  return html`<section class="example" aria-label="Live example">
    <div class="live"><${element}${attribute}></${element}></div>
    <div class="beside">
      ${subject.attributes.length > 0 ? changeable(tag) : shown(isApi(subject) ? apiCode : doctorScript + tag)}
      <p class="calls"${isApi(subject) ? html` data-of="geuin"` : ''}>${callsOf(subject).map((it) => button(it.name))}</p>
      <p class="heard">Last event or answer: <output>none yet</output></p>${
        subject.tagName === 'geuin-doctor'
          ? html`
      <p><a href="/doctor.html">On a page with mistakes</a></p>`
          : ''
      }
    </div>
  </section>`
}
