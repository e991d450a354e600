import { html } from 'hono/html'
import type { Ctx } from '../http/context'
import type { Markup } from '../http/document'
import { plainPage } from '../http/notice'
import { people } from './people'

const known: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' }

/** What people call a provider: `lumen-id` is Lumen ID. */
export const providerName = (id: string): string =>
  known[id] ??
  id
    .split('-')
    .map((word) => (word === 'id' ? 'ID' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

interface Choice {
  provider: string
  /** What the form carries on. */
  fields: Readonly<Record<string, string>>
  /** What was typed before, when it was no address. */
  typed: string | null
}

const initials = (name: string | null) =>
  (name ?? '?')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')

/** The page where a person chooses an account. */
export const choicePage = (c: Ctx, { provider, fields, typed }: Choice) => {
  const name = providerName(provider)
  const isWrong = typed !== null
  // One for each way: Enter presses the first button of the form that it is in.
  const form = (inside: Markup) => html`<form method="post" action="/id/${provider}/authorize">
    ${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
    ${inside}
  </form>`
  return plainPage(c, {
    title: `Sign in with ${name}`,
    lead: `This page stands for ${name} while you try the demo. Nothing here leaves your machine.`,
    body: html`
  ${form(html`
    <h2 id="who">Choose an account</h2>
    <ul class="choices" aria-labelledby="who">
      ${people.map(
        (person) => html`<li><button name="person" value="${person.id}">
        <span class="face" aria-hidden="true">${initials(person.name)}</span>
        <span class="who"><b>${person.name}</b><span>${person.email}${person.isConfirmed ? '' : ', not confirmed'}</span></span>
      </button></li>`,
      )}
    </ul>`)}
  ${form(html`
    <label for="email">Or another email address</label>
    <div class="row">
      <input id="email" name="email" type="email" autocomplete="email" required value="${typed ?? ''}"
        ${isWrong ? html`aria-invalid="true" aria-describedby="wrong" autofocus` : ''}>
      <button>Continue</button>
    </div>
    ${isWrong ? html`<p class="wrong" id="wrong">Please enter a valid email address.</p>` : ''}
    <button class="cancel" name="cancel" value="1" formnovalidate>Cancel</button>`)}`,
  })
}

/** On the way back. A page instead of a redirect, since its policy would not let a form lead to another site. */
export const leavingPage = (c: Ctx, provider: string, address: string) =>
  plainPage(c, {
    title: `Taking you back from ${providerName(provider)}`,
    lead: html`If nothing happens, <a href="${address}">go on yourself</a>.`,
    head: html`<meta http-equiv="refresh" content="0; url=${address}">`,
  })
