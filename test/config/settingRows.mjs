// The rows of the table of settings, with their comments.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What elements/island.ts has as attributes and properties on every element.
 * @returns {Promise<{ kind: 'field', name: string, description: string, type: { text: string } }[]>}
 */
export const readSettings = async (root, importSource) => {
  const source = await readFile(join(root, 'src/kit/settings.table.ts'), 'utf8')
  const { settingsTable, elementTable, settingDefaults } = await importSource('src/kit/settings.table.ts')
  const row = (name) => source.match(new RegExp(`/\\*\\* (.*) \\*/\\n  ${name}: (.*),\\n`))
  return [...Object.keys(settingsTable), ...Object.keys(elementTable)].map((name) => {
    const [, description, check] = row(name) ?? []
    if (!check) throw new Error(`The setting ${name} has no comment`)
    const choices = check.match(/^oneOf\((.*)\)$/)?.[1].replaceAll(', ', ' | ')
    const initial = settingDefaults[name]
    return {
      kind: 'field',
      name,
      description: initial ? `${description.replace(/\.$/, '')}; \`${initial}\` unless given.` : description,
      type: { text: `${choices ?? 'string'} | undefined` },
      isElementOnly: name in elementTable,
    }
  })
}
