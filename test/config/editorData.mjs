// What editors offer in HTML, made of the manifest: VS Code by `html.customData`, JetBrains' by `web-types` in package.json.

/** `'a' | 'b'` → a, b; none where any text will do. */
const choicesOf = ({ type }) => [...type.text.matchAll(/'([^']*)'/g)].map(([, value]) => value)

const isFlag = ({ type }) => type.text === 'boolean'

const elementsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations)

/** @param {object} manifest of custom elements @returns {object} VS Code's custom data, version 1.1 */
export const htmlCustomData = (manifest) => ({
  version: 1.1,
  tags: elementsOf(manifest).map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map((it) => {
      const values = choicesOf(it).map((name) => ({ name }))
      return {
        ...{ name: it.name, description: it.description },
        // Their name for an attribute without a value.
        ...(isFlag(it) && { valueSet: 'v' }),
        ...(values.length > 0 && { values }),
      }
    }),
  })),
})

const withoutEmpty = (lists) => Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))

/**
 * @param {object} manifest of custom elements
 * @param {{ name: string, version: string }} package
 * @returns {object} JetBrains' web-types
 */
export const webTypes = (manifest, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  ...{ name, version, 'description-markup': 'markdown' },
  contributions: {
    html: {
      elements: elementsOf(manifest).map((element) => ({
        name: element.tagName,
        description: element.description,
        ...withoutEmpty({
          attributes: element.attributes.map((it) => ({
            ...{ name: it.name, description: it.description },
            value: isFlag(it) ? { kind: 'no-value' } : { type: it.type.text },
            ...(it.default && { default: it.default }),
          })),
          slots: element.slots.map((it) => ({ ...it, name: it.name || 'default' })),
        }),
        js: withoutEmpty({
          properties: element.members
            .filter(({ kind }) => kind === 'field')
            .map((it) => ({ name: it.name, description: it.description, type: it.type.text })),
          events: element.events.map((it) => ({ name: it.name, description: it.description, type: it.type.text })),
        }),
        css: withoutEmpty({ properties: element.cssProperties, parts: element.cssParts }),
      })),
    },
  },
})
