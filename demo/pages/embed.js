// What a set of choices means, once: the preview is made of it, and so is all code (snippets.js).
import { inDark, onColour } from './colour.js'

/** Choices under the attributes that they become, in the order in which they are written. */
const attributes = {
  'geuin-feed': ['source', 'slug', 'placement-id', 'start', 'layout', 'muted', 'no-autoplay', 'no-loop'],
  'geuin-community': ['slug', 'tab', 'layout'],
  'geuin-loop': ['slug', 'tab'],
  'geuin-profile': ['slug', 'brand-slug', 'tab'],
  'geuin-explore': ['category', 'layout'],
  'geuin-auth': ['inline', 'hide-when-signed-out'],
}
const common = ['color-scheme', 'locale']

/** Which sources of a feed need a slug. */
export const slugged = ['community', 'loop', 'profile', 'brand', 'video']

/** Which kind of place or person an element's slug names; for a feed its source says so. */
export const kinds = { 'geuin-community': 'community', 'geuin-loop': 'loop', 'geuin-profile': 'profile' }

/** Whether the choices are a feed of the page's own video. */
export const isOwn = ({ element, source }) => element === 'geuin-feed' && source === 'own'

/** Whether a choice has a say, given the others. */
const matters = {
  source: (choices) => !isOwn(choices),
  slug: ({ element, source, ...choices }) =>
    element === 'geuin-feed' ? slugged.includes(source) : !choices['brand-slug'] || element !== 'geuin-profile',
  'placement-id': ({ source }) => source === 'placement',
  start: (choices) => !isOwn(choices),
}

const attributesOf = (choices) =>
  [...attributes[choices.element], ...common]
    .filter((name) => choices[name] && (matters[name]?.(choices) ?? true))
    .map((name) => [name, choices[name] === true ? '' : choices[name]])

/** The room that an element needs before it has drawn itself. */
const room = ({ element, layout }) => {
  if (element === 'geuin-auth') return []
  const box = [['display', 'block']]
  if (element !== 'geuin-feed') return [...box, ['min-height', layout === 'card' ? '220px' : '480px']]
  switch (layout) {
    case 'carousel':
      return [...box, ['min-height', '380px']]
    case 'grid':
      return [...box, ['min-height', '640px']]
    case 'floating':
      return []
    default:
      return [...box, ['height', '640px']]
  }
}

const byScheme = (light, dark) => (light === dark ? light : `light-dark(${light}, ${dark})`)

const look = ({ accent, radius, font, density }) => [
  ...(accent
    ? [
        ['--geuin-accent', byScheme(accent, inDark(accent))],
        ['--geuin-on-accent', byScheme(onColour(accent), onColour(inDark(accent)))],
      ]
    : []),
  ...(radius ? [['--geuin-radius', `${radius}px`]] : []),
  ...(font ? [['--geuin-font', font]] : []),
  ...(density ? [['--geuin-density', density]] : []),
]

const rule = (tag, declarations) =>
  declarations.length === 0
    ? ''
    : [`${tag} {`, ...declarations.map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n')

/** What a frame may do in another site's page. */
export const frameAllow =
  'autoplay; fullscreen; clipboard-write; web-share; storage-access; picture-in-picture; encrypted-media'

/** The path of a page with the element alone, for a frame; null for the page's own video, which no server knows. */
const framePathOf = (choices) => {
  if (isOwn(choices)) return null
  const shown = look(choices).map(([property, value]) => [property.replace('--geuin-', ''), value])
  const query = new URLSearchParams([...attributesOf(choices), ['brand-id', choices.brand], ...shown])
  return `/embed/${choices.element.replace('geuin-', '')}?${query}`
}

/**
 * @param {Record<string, any>} choices `element`, `brand` (its id), the attributes, `accent` as #rrggbb, `radius` in px,
 *   `font` as a CSS list, `density` as a number, and `video`, an item of the feed's own list
 * @returns {{ tag: string, brand: string | null, attributes: [string, string][], items: object[] | null, css: string, look: { accent?: string, radius?: number, font?: string, density?: string }, framePath: string | null }}
 *   value '' for a boolean attribute that is on; `brand` is null where the element needs no server
 */
export const embedOf = (choices) => ({
  tag: choices.element,
  brand: isOwn(choices) ? null : choices.brand,
  attributes: attributesOf(choices),
  items: isOwn(choices) ? [choices.video].filter(Boolean) : null,
  css: rule(choices.element, [...room(choices), ...look(choices)]),
  look: {
    ...(choices.accent && { accent: choices.accent }),
    ...(choices.radius && { radius: Number(choices.radius) }),
    ...(choices.font && { font: choices.font }),
    ...(choices.density && { density: choices.density }),
  },
  framePath: framePathOf(choices),
})
