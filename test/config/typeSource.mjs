// What the manifest and the reference need of TypeScript sources: comments, members of interfaces and classes, signatures.

/** `noLoop` → `no-loop` */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const oneLine = (text) => text.trim().replace(/\s+/g, ' ')

const paragraphs = (text) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(oneLine)
    .join('\n\n')

/** Text of a comment without its frame, tags apart: each is [name, rest]. */
export const readComment = (comment) => {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
  const [text, ...tags] = lines.join('\n').split(/^@/m)
  return {
    description: paragraphs(text).replace(/\{@link (\w+)\}/g, '`$1`'),
    tags: tags.map(
      (tag) =>
        tag
          .trim()
          .match(/^(\S+)\s*([\s\S]*)$/)
          ?.slice(1) ?? [],
    ),
  }
}

/** The comment that stands before `mark`. */
export const commentBefore = (source, mark) => {
  const end = source.indexOf(mark)
  if (end < 0) throw new Error(`${mark} is missing`)
  const comment = source.slice(0, end).match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/)
  if (!comment) throw new Error(`${mark} has no comment`)
  return readComment(comment[1])
}

/** What stands between the first brackets after `mark`, and what follows them. */
const bracketed = (source, mark, [open, close]) => {
  const start = source.indexOf(open, source.indexOf(mark)) + 1
  let depth = 1
  let end = start
  for (; depth > 0; end += 1) depth += { [open]: 1, [close]: -1 }[source[end]] ?? 0
  return [source.slice(start, end - 1), source.slice(end)]
}

/** What stands between the braces that follow `mark`. */
export const bodyOf = (source, mark) => bracketed(source, mark, '{}')[0]

/** Parameters and what a call returns, each with what the comment says of it. */
const callOf = (parameters, type, tags) => {
  const described = (tag, name) => {
    const [, text] = tags.find(([is, text]) => is === tag && (!name || text.startsWith(`${name} `))) ?? []
    return text && { description: oneLine(name ? text.slice(name.length) : text) }
  }
  const parameterOf = (text) => {
    const [, name, isOptional, type, initial] = oneLine(text).match(/^(\w+)(\?)?(?:: (.*?))?(?: = (.*))?$/)
    return {
      name,
      // A default says the type: only strings are written so.
      type: { text: type ?? 'string' },
      ...(isOptional && { optional: true }),
      ...(initial && { optional: true, default: initial }),
      ...described('param', name),
    }
  }
  // A comma within brackets parts no parameters.
  const list = parameters.split(/,(?![^(<{]*[)>}])/).filter((it) => it.trim())
  return { parameters: list.map(parameterOf), return: { type: { text: type }, ...described('returns') } }
}

const member =
  /^ {2}(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:async )?(readonly )?(\w+)(\?)?(?:<[^>]*>)?(\((?:[^()]|\([^()]*\))*\))?: (.*?)(?: \{)?$/gm

/** `name: type` and `name(parameters): type` of what follows `mark`, each with its comment. */
export const membersOf = (source, mark) =>
  [...bodyOf(source, mark).matchAll(member)].map(([, comment, readonly, name, isOptional, parameters, type]) => {
    const { description, tags } = readComment(comment ?? '')
    return {
      kind: parameters ? 'method' : 'field',
      name,
      ...(description && { description }),
      ...(readonly && { readonly: true }),
      ...(isOptional && { optional: true }),
      ...(parameters ? callOf(parameters.slice(1, -1), type, tags) : { type: { text: type } }),
    }
  })

/** `export const name = (parameters): type => …` with its comment. */
export const functionOf = (source, name) => {
  const mark = `export const ${name} = `
  const { description, tags } = commentBefore(source, mark)
  const [parameters, rest] = bracketed(source, mark, '()')
  const [, type] = rest.match(/^: (.*) =>(?: \{)?\n/)
  return { kind: 'function', name, description, ...callOf(parameters, type, tags) }
}

/** `'a' | 'b'` of an alias such as `FeedSource`, of any other type the type itself; without undefined. */
export const expand = (types, type) => {
  const text = type.replace(' | undefined', '')
  // A long union has a line for each of its members.
  const [, found = text] = types.match(new RegExp(`^export type ${text} =\\s([\\s\\S]*?)\\n(?! )`, 'm')) ?? []
  return found
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '')
}
