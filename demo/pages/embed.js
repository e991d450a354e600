// What a page must say for a set of choices: the attributes of the element, and the code to paste.

/** Choices under the attributes that they become, in the order in which they are written. */
const attributes = {
  'geuin-feed': ['source', 'slug', 'placement-id', 'start', 'layout', 'muted', 'no-autoplay', 'no-loop'],
  'geuin-community': ['slug', 'tab'],
  'geuin-auth': ['inline', 'hide-when-signed-out'],
}
const common = ['color-scheme', 'locale']

/** Which sources of a feed need a slug. */
export const slugged = ['community', 'loop', 'profile', 'video']

/** Whether a choice has a say, given the others. */
const matters = {
  slug: ({ element, source }) => element === 'geuin-community' || slugged.includes(source),
  'placement-id': ({ source }) => source === 'placement',
}

/**
 * The element's attributes as [name, value] pairs; value '' for a boolean that is on.
 * @param {Record<string, string | boolean>} choices `element` and the attributes
 */
export const attributesOf = (choices) =>
  [...attributes[choices.element], ...common]
    .filter((name) => choices[name] && (matters[name]?.(choices) ?? true))
    .map((name) => [name, choices[name] === true ? '' : choices[name]])

const quoted = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const written = (pairs) => pairs.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`))

/**
 * The lines to paste into a page.
 * @param {Record<string, string | boolean>} choices with `brand`, the brand's id
 * @param {string} origin where the script and the API are
 */
export const embedCode = (choices, origin) => {
  const script = [
    ['src', `${origin}/dist/geuin.js`],
    ['data-api-host', origin],
    ['data-brand-id', choices.brand],
  ]
  const { element } = choices
  return [
    `<script type="module"${written(script).join('')}></script>`,
    `<${element}${written(attributesOf(choices)).join('')}></${element}>`,
  ].join('\n')
}
