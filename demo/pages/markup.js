// A tag that somebody writes, read as text: nothing of it becomes markup, and only attributes that are known are taken.

const opening = /^<([a-z][\w-]*)/i
const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?(?=[\s/>]|$)/y
const entities = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" }
const decode = (value) => value.replace(/&(amp|quot|lt|gt|#39);/g, (_, name) => entities[name])

/** `'a' | 'b'` → a, b; none where any text will do. */
const choicesOf = (type) => [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value)

/** What is wrong with an attribute; undefined for none. */
const problemOf = (name, value, type) => {
  if (type === 'boolean' && !['', name].includes(value))
    return `${name} is on wherever it stands, whatever its value: leave it out to turn it off.`
  const choices = choicesOf(type)
  if (choices.length > 0 && !choices.includes(value))
    return `${name} is one of ${choices.join(', ')}${value && `, not “${value}”`}.`
  return undefined
}

/**
 * @param {string} text a tag, with its end tag or without
 * @param {{ tag: string, types: Map<string, string> }} known the one tag, and by its attributes what they take, as TypeScript
 * @returns {{ attributes: [string, string][] } | { problem: string }} value '' for an attribute without one
 */
export const readTag = (text, { tag, types }) => {
  const source = text.trim()
  const [start, name] = source.match(opening) ?? []
  if (!start) return { problem: `Write one tag that begins with <${tag}.` }
  if (name.toLowerCase() !== tag) return { problem: `This example is a <${tag}>: <${name}> can’t stand here.` }
  const attributes = new Map()
  attribute.lastIndex = start.length
  let end = start.length
  for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
    const [, written, ...values] = found
    const key = written.toLowerCase()
    const value = decode(values.find((it) => it !== undefined) ?? '')
    if (!types.has(key)) return { problem: `<${tag}> has no attribute ${written}.` }
    if (attributes.has(key)) return { problem: `${key} stands there twice.` }
    const problem = problemOf(key, value, types.get(key))
    if (problem) return { problem }
    attributes.set(key, value)
    end = attribute.lastIndex
  }
  const rest = source.slice(end).trim()
  const [closing] = rest.match(/^\/?>/) ?? []
  if (!closing)
    return { problem: `The tag can’t be read from here: ${rest.slice(0, 24) || 'its end'}. Is a " or the > missing?` }
  const after = rest.slice(closing.length).trim().toLowerCase()
  if (after && after.replace(/\s+/, '') !== `</${tag}>`)
    return { problem: 'Only the tag can be changed: nothing can stand behind its >.' }
  return { attributes: [...attributes] }
}

/** Gives an element these attributes, and takes all others off. @param {[string, string][]} wanted */
export const setAttributes = (element, wanted) => {
  const names = new Set(wanted.map(([name]) => name))
  for (const name of element.getAttributeNames()) {
    if (!names.has(name)) element.removeAttribute(name)
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
