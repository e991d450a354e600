import { html } from 'hono/html'
import { htmlDocument, type Markup } from '../http/document'
import type { Declaration } from './manifest'
import { commonAttributes, type Entry, type Section, sectionsOf } from './sections'

/** The attribute that has an element show something of the demo's. */
const examples: Readonly<Record<string, readonly [name: string, value: string]>> = {
  'geuin-app': ['routing', 'memory'],
  'geuin-community': ['slug', 'night-skies'],
  'geuin-explore': ['layout', 'grid'],
  'geuin-feed': ['source', 'popular'],
  'geuin-loop': ['slug', 'slow-light'],
  'geuin-profile': ['slug', 'mira.light'],
}

/** A comment's text: what stands between backticks is code. */
const prose = (text: string) => text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part))

const row = ({ id, name, description, type, notes }: Entry) => html`
    <div class="row" id="${id}">
      <dt><a href="#${id}"><code>${name}</code></a></dt>
      <dd>${
        description
          ? html`
        <p>${prose(description)}</p>`
          : ''
      }${
        type
          ? html`
        <p class="type"><code>${type}</code></p>`
          : ''
      }${
        notes.length > 0
          ? html`
        <p class="notes">${notes.join(' · ')}</p>`
          : ''
      }
      </dd>
    </div>`

const section = ({ id, title, entries }: Section) => html`
  <section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <dl>${entries.map(row)}
    </dl>
  </section>`

const example = ({ tagName, members }: Declaration) => {
  const [name, value] = examples[tagName] ?? []
  const attribute = name ? html` ${name}="${value}"` : ''
  // A call that needs no value can be tried by a button.
  const calls = members.filter(
    ({ kind, name, parameters }) => kind === 'method' && name !== 'addEventListener' && !parameters?.some(isNeeded),
  )
  const open = (call: string) => html`<button type="button" class="small quiet" data-call="${call}">${call}()</button>`
  return html`<section class="example" aria-label="Live example">
    <div class="live"><${tagName}${attribute}></${tagName}></div>
    <div class="beside">
      <pre class="code" tabindex="0" aria-label="The code"><code>&lt;${tagName}${attribute}&gt;&lt;/${tagName}&gt;</code></pre>
      <p class="calls">${calls.map((it) => open(it.name))}</p>
      <p class="heard">Last event: <output>none yet</output></p>
    </div>
  </section>`
}

const isNeeded = ({ optional }: { optional?: boolean }) => !optional

/** The page of one element. */
export const referencePage = (element: Declaration, all: readonly Declaration[]): Markup => {
  const { tagName, description } = element
  const sections = sectionsOf(element, commonAttributes(all))
  return htmlDocument({
    title: `<${tagName}> · Reference · Geuin`,
    icon: '/favicon.svg',
    sheets: ['/geuin.css', '/reference.css'],
    head: html`<meta name="description" content="${description}">
  <script type="module" src="/reference.js"></script>
  <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>`,
    body: html`<a class="skip" href="#main">Skip to the reference</a>

<header class="top">
  <a class="mark" href="/" aria-label="Geuin"><img src="/favicon.svg" alt="" width="24" height="24">Geuin</a>
  <nav aria-label="Geuin">
    <a href="/">Overview</a>
    <a class="extra" href="/playground.html">Playground</a>
    <a href="/reference/" aria-current="page">Reference</a>
    <a class="extra" href="/embeds">Embeds</a>
  </nav>
</header>

<div class="columns">
  <aside class="index">
    <search>
      <label for="search">Search the reference</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list" aria-keyshortcuts="/" placeholder="Press / to search">
      <ul id="results" role="listbox" aria-label="Results" hidden></ul>
      <p class="unseen" role="status"></p>
    </search>
    <nav aria-label="Elements">
      <ul>${all.map(
        (it) => html`
        <li><a href="/reference/${it.tagName}"${it === element ? html` aria-current="page"` : ''}>${it.tagName}</a></li>`,
      )}
      </ul>
    </nav>
  </aside>

  <main id="main">
  <h1><code>&lt;${tagName}&gt;</code></h1>
  <p class="lead">${prose(description)}</p>
  <nav class="sections" aria-label="On this page">
    <ul>${sections.map(
      ({ id, title, entries }) => html`
      <li><a href="#${id}">${title} <span>${entries.length}</span></a></li>`,
    )}
    </ul>
  </nav>
  ${example(element)}
${sections.map(section)}
  </main>
</div>`,
  })
}
