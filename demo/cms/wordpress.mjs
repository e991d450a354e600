// Packs the WordPress plugin: its PHP as it stands, translations as WordPress reads them, and the built elements.
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

const unquote = (lines) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([quoted]) => JSON.parse(quoted)).join('')

/** The messages of a .po file: text → translation, the header under '', `context\u0004text` where there is one. No plurals. */
export const readPo = (text) => {
  const lines = String.raw`((?:"(?:[^"\\]|\\.)*"\n?)+)`
  const messages = [...text.matchAll(new RegExp(`^(?:msgctxt ${lines})?msgid ${lines}msgstr ${lines}`, 'gm'))]
  const key = (context, id) => (context ? `${unquote(context)}\u0004` : '') + unquote(id)
  return new Map(messages.map(([, context, id, translation]) => [key(context, id), unquote(translation)]))
}

/** A .mo file, as PHP reads it: its format is in the manual of gettext. */
const toMo = (messages) => {
  const pairs = [...messages].sort(([one], [two]) => Buffer.compare(Buffer.from(one), Buffer.from(two)))
  const headerBytes = 28
  let at = headerBytes + pairs.length * 16
  const texts = []
  const table = (column) =>
    pairs.flatMap((pair) => {
      const text = Buffer.from(`${pair[column]}\0`)
      texts.push(text)
      at += text.length
      return [text.length - 1, at - text.length]
    })
  // WordPress takes the place of the empty hash table for the end of the others.
  const numbers = [0x950412de, 0, pairs.length, headerBytes, headerBytes + pairs.length * 8, 0, at]
  numbers.push(...table(0), ...table(1))
  const head = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, index) => {
    head.writeUInt32LE(number, index * 4)
  })
  return Buffer.concat([head, ...texts])
}

/** The messages as the editor's scripts read them (Jed). */
const toJson = (messages, lang) => {
  const entries = [...messages].filter(([id]) => id).map(([id, translation]) => [id, [translation]])
  return JSON.stringify({
    locale_data: { messages: { '': { domain: 'messages', lang }, ...Object.fromEntries(entries) } },
  })
}

const filesIn = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/** A file of `dist` that a page loads from a script tag, or that such a file loads. */
const isLoaded = (path) => /^(geuin|index|upgrade|doctor|(elements|chunks)\/[^/]+)\.js$/.test(path)

/**
 * The files of the plugin, once `dist` is built.
 * @param {string} root of the repository
 * @returns {Promise<Map<string, Buffer>>} by their path in the plugin's folder
 */
export const pluginFiles = async (root) => {
  const [plugin, dist] = [join(root, 'demo/cms/wordpress'), join(root, 'dist')]
  const files = new Map()
  for (const path of (await filesIn(plugin)).sort()) {
    const content = await readFile(join(plugin, path))
    files.set(path, content)
    if (!path.endsWith('.po')) continue
    const messages = readPo(content.toString())
    const name = basename(path, '.po')
    files.set(`languages/${name}.mo`, toMo(messages))
    files.set(`languages/${name}-geuin-block.json`, Buffer.from(toJson(messages, name.replace('geuin-', ''))))
  }
  for (const path of (await filesIn(dist)).filter(isLoaded).sort())
    files.set(`dist/${path}`, await readFile(join(dist, path)))
  return files.set('LICENSE', await readFile(join(root, 'LICENSE')))
}

/**
 * Writes `.build/geuin-wordpress.zip` once `dist` is built.
 * @param {string} root of the repository
 * @returns {Promise<string>} path of the file
 */
export const buildWordPress = async (root) => {
  const zip = new ZipFile()
  // The same content gives the same file.
  const options = { mtime: new Date('2026-01-01T00:00:00Z') }
  for (const [path, content] of await pluginFiles(root)) zip.addBuffer(content, `geuin/${path}`, options)
  zip.end()
  const target = join(root, '.build/geuin-wordpress.zip')
  await mkdir(join(root, '.build'), { recursive: true })
  await pipeline(zip.outputStream, createWriteStream(target))
  return target
}
