import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import type { Env } from '../http/context'
import { people } from '../seed/lumen/people'
import { communities, loops } from '../seed/lumen/places'
import { answerPage, type LumenPage, linkTo } from './frame'

const communityPath = (slug: string) => `/community/${slug}`

const places = (current?: string) => html`<nav class="places" aria-labelledby="communities">
  <h1 id="communities">Communities</h1>
  <ul>${communities.map(
    ({ slug, name }) => html`
    <li>${linkTo([communityPath(slug), name], current)}</li>`,
  )}
  </ul>
</nav>`

const community = (slug = 'night-skies'): LumenPage => {
  const known = communities.find((it) => it.slug === slug)
  return {
    title: known?.name ?? 'Communities',
    description: 'A community of Lumen, where people draw with code.',
    body: html`${places(communityPath(slug))}

<main>
  <geuin-community slug="${slug}" eager>
    ${known ? html`<p class="before">${known.name}: ${known.description}</p>` : ''}
  </geuin-community>
</main>`,
  }
}

const loop = (slug = 'slow-light'): LumenPage => {
  const known = loops.find((it) => it.slug === slug)
  return {
    title: known?.name ?? slug,
    description: 'A loop of Lumen, where people draw with code.',
    body: html`<main>
  <h1 class="unseen">${known?.name ?? slug}</h1>
  <geuin-loop slug="${slug}" eager>
    ${known ? html`<p class="before">${known.name}: ${known.description}</p>` : ''}
  </geuin-loop>
</main>`,
  }
}

const person = (slug = 'mira.light'): LumenPage => {
  const known = people.find(({ nickname }) => nickname === slug)
  return {
    title: known?.name ?? slug,
    description: `${known?.name ?? slug} on Lumen.`,
    body: html`<main>
  <h1 class="unseen">${known?.name ?? slug}</h1>
  <geuin-profile slug="${slug}" eager>
    ${known?.bio ? html`<p class="before">${known.bio}</p>` : ''}
  </geuin-profile>
</main>`,
  }
}

const brand = (slug = 'lumen'): LumenPage => ({
  title: 'About Lumen',
  description: 'Lumen’s own videos and communities.',
  body: html`<main>
  <h1 class="unseen">About Lumen</h1>
  <geuin-profile brand-slug="${slug}" eager></geuin-profile>
</main>`,
})

const explore: LumenPage = {
  title: 'Explore',
  description: 'Communities and videos of Lumen, where people draw with code.',
  current: '/explore',
  body: html`${places()}

<main class="shelves">
  <geuin-explore eager>
    <p class="before"><a href="/community/night-skies">Night Skies</a></p>
  </geuin-explore>
  <geuin-feed source="placement" placement-id="front-page" layout="carousel" eager>
    <p class="before"><a href="/home">Videos on Lumen</a></p>
  </geuin-feed>
  <geuin-feed source="latest" layout="grid">
    <p class="before"><a href="/latest">Latest on Lumen</a></p>
  </geuin-feed>
</main>`,
}

type Step = readonly [name: string, label: string]

const profileSteps: readonly Step[] = [
  ['EDIT_PROFILE_PICTURE', 'Profile picture'],
  ['EDIT_FULLNAME', 'Full name'],
  ['EDIT_USERNAME', 'Username'],
  ['EDIT_BIO', 'Bio'],
  ['EDIT_SOCIAL_PROFILES', 'Social profiles'],
  ['EDIT_BIRTHDATE', 'Birth date'],
  ['CATEGORY_SELECTION', 'Interests'],
]

const accountSteps: readonly Step[] = [
  ['EDIT_EMAIL', 'Email address'],
  ['EDIT_PHONE_NUMBER', 'Phone number'],
  ['DELETE_CONFIRMATION', 'Delete account'],
]

const choices = (steps: readonly Step[]) => html`<ul class="choices">${steps.map(
  ([name, label]) => html`
    <li><button type="button" data-step="${name}">${label}</button></li>`,
)}
  </ul>`

const settings: LumenPage = {
  title: 'Settings',
  description: 'A viewer’s settings on Lumen.',
  script: '/settings.js',
  body: html`<main class="text">
  <h1>Settings</h1>
  <p>Each of these asks you to sign in first, if you are not. The page says <code>geuin.signIn('EDIT_BIO')</code>; the form is the element’s.</p>
  <h2>Profile</h2>
  ${choices(profileSteps)}
  <h2>Account</h2>
  ${choices(accountSteps)}
  <p><a href="/terms">Terms</a> · <a href="/privacy">Privacy</a></p>
</main>`,
}

const privacy: LumenPage = {
  title: 'Privacy',
  description: 'Privacy of Lumen.',
  body: html`<main class="text">
  <h1>Privacy</h1>
  <p>Lumen is made up, and so is this page: a brand’s <code>privacy_policy</code> link leads to the brand’s own text; without a link, to this page.</p>
  <p>The demo sends nothing anywhere: mail stays in its <a href="/mailbox">mailbox</a>, analytics only reach the page.</p>
  <p><a href="/home">Back to the videos</a></p>
</main>`,
}

const terms: LumenPage = {
  title: 'Terms',
  description: 'Terms of Lumen.',
  body: html`<main class="text">
  <h1>Terms</h1>
  <p>Lumen is made up, and so is this page: a brand’s <code>terms_and_condition</code> link leads to the brand’s own terms; without a link, to this page.</p>
  <p>What you type into the demo stays in its database on this machine.</p>
  <p><a href="/home">Back to the videos</a></p>
</main>`,
}

/** For an address that leads nowhere. */
export const missing: LumenPage = {
  title: 'Nothing here',
  description: 'There is no such page.',
  body: html`<main class="text">
  <h1>There is nothing here</h1>
  <p>The address may be mistyped, or the demo has no page for it: posts and notifications are places that a brand’s own site has.</p>
  <ul class="ways">
    <li><a href="/home">Watch the videos</a></li>
    <li><a href="/explore">Explore communities</a></li>
    <li><a href="/">All demo pages</a></li>
  </ul>
</main>`,
}

const at = (name: string) => [`/${name}`, `/${name}/`, `/${name}.html`]

/** The pages that a brand's own server has around the elements, at the addresses that the product links to. */
export const lumenPages = (app: Hono<Env>): void => {
  const show = (paths: string[], page: (slug?: string) => LumenPage) =>
    app.on('GET', paths, etag(), (c) => answerPage(c, page(c.req.param('slug'))))
  show([...at('community'), '/community/:slug', '/community/:slug/'], community)
  show([...at('loop'), '/group/:slug', '/group/:slug/'], loop)
  show([...at('profile'), '/profile/:slug', '/profile/:slug/'], person)
  show(['/brand/:slug', '/brand/:slug/'], brand)
  show(at('explore'), () => explore)
  show(at('settings'), () => settings)
  show(at('privacy'), () => privacy)
  show(at('terms'), () => terms)
}
