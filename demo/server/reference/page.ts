import { html } from 'hono/html'
import { htmlDocument, type Markup } from '../http/document'
import { example } from './example'
import type { Subject } from './manifest'
import { commonAttributes, type Entry, isApi, nameOf, type Section, sectionsOf } from './sections'

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
        <p class="notes">${prose(notes.join(' · '))}</p>`
          : ''
      }
      </dd>
    </div>`

const section = ({ id, title, description, entries }: Section) => html`
  <section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>${
      description
        ? html`
    <p class="lead">${prose(description)}</p>`
        : ''
    }
    <dl>${entries.map(row)}
    </dl>
  </section>`

const link = (subject: Subject, current: Subject) => html`
        <li><a href="/reference/${subject.tagName}"${subject === current ? html` aria-current="page"` : ''}>${nameOf(subject)}</a></li>`

/** The page of one element, or of `window.geuin`. */
export const referencePage = (subject: Subject, all: readonly Subject[]): Markup => {
  const { tagName, description } = subject
  const title = isApi(subject) ? nameOf(subject) : `<${tagName}>`
  const sections = sectionsOf(subject, commonAttributes(all))
  // Those that show something to a viewer, and what is for the author of the page.
  const [elements, around] = [true, false].map((is) => all.filter(({ attributes }) => attributes.length > 0 === is))
  return htmlDocument({
    title: `${title} · Reference · Geuin`,
    icon: '/favicon.svg',
    sheets: ['/geuin.css', '/reference.css'],
    head: html`<meta name="description" content="${description.split('\n\n', 1)[0]}">
  <script type="module" src="/reference.js"></script>
  <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>${
    tagName === 'geuin-doctor'
      ? html`
  <script type="module" src="/dist/doctor.js"></script>`
      : ''
  }`,
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
      <ul>${elements?.map((it) => link(it, subject))}
      </ul>
    </nav>
    <nav aria-labelledby="around">
      <h2 id="around">Around them</h2>
      <ul>${around?.map((it) => link(it, subject))}
      </ul>
    </nav>
  </aside>

  <main id="main">
  <h1><code>${title}</code></h1>
  ${description.split('\n\n').map((paragraph) => html`<p class="lead">${prose(paragraph)}</p>`)}
  <nav class="sections" aria-label="On this page">
    <ul>${sections.map(
      ({ id, title, entries }) => html`
      <li><a href="#${id}">${title} <span>${entries.length}</span></a></li>`,
    )}
    </ul>
  </nav>
  ${example(subject)}
${sections.map(section)}
  </main>
</div>`,
  })
}
