// .build/api.json: what the demo's reference says beside the elements' own descriptions, read from the typed sources.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from './settingRows.mjs'
import { commentBefore, expand, functionOf, membersOf } from './typeSource.mjs'

/** Page → functions of the package, as [import path, source, name], and types with their fields, as [source, name]. */
const pages = {
  geuin: {
    functions: [
      ['geuin', 'src/analytics/receivers.ts', 'sendAnalyticsTo'],
      ['geuin', 'src/analytics/receivers.ts', 'sendAnalyticsToDataLayer'],
      ['geuin/server', 'elements/render.ts', 'render'],
      ['geuin/server', 'elements/render.ts', 'preloadLinks'],
    ],
    types: [
      ['src/kit/events.ts', 'EventUser'],
      ['src/kit/events.ts', 'EventProduct'],
      ['elements/render.ts', 'RenderOptions'],
      ['src/fallback/preloadLinks.ts', 'PreloadOptions'],
    ],
  },
  'geuin-doctor': {
    functions: [['geuin/doctor', 'src/doctor/diagnose.ts', 'diagnose']],
    types: [['src/kit/finding.ts', 'Finding']],
  },
  'geuin-feed': { functions: [], types: [['elements/types.ts', 'FeedItem']] },
}

/**
 * @param {string} root the repository's folder
 * @param {(path: string) => Promise<object>} importSource gives the exports of a TypeScript source
 * @returns {Promise<{ geuin: object, beside: Record<string, { functions: object[], types: object[] }> }>} `window.geuin`, and
 *   by page what stands beside it or beside the element
 */
export const readApi = async (root, importSource) => {
  const read = (path) => readFile(join(root, path), 'utf8')
  const functionRow = async ([from, path, name]) => ({ ...functionOf(await read(path), name), from })
  const typeRow = async ([path, name]) => {
    const source = await read(path)
    const members = membersOf(source, `interface ${name} `)
    return {
      name,
      description: commentBefore(source, `export interface ${name} `).description,
      members: members.map((it) => ({ ...it, type: { text: expand(source, it.type.text) } })),
    }
  }
  const beside = Object.fromEntries(
    await Promise.all(
      Object.entries(pages).map(async ([page, { functions, types }]) => [
        page,
        {
          functions: await Promise.all(functions.map(functionRow)),
          types: await Promise.all(types.map(typeRow)),
        },
      ]),
    ),
  )
  const settings = (await readSettings(root, importSource)).flatMap(({ isElementOnly, ...it }) =>
    isElementOnly ? [] : [it],
  )
  const settingsSource = await read('src/kit/settings.ts')
  const mark = 'export type SettingsPart = '
  beside.geuin.types.unshift({
    name: 'SettingsPart',
    description: commentBefore(settingsSource, mark).description,
    members: [...settings, ...membersOf(settingsSource.slice(settingsSource.indexOf(mark)), '} & {')],
  })
  const api = await read('src/kit/api.ts')
  const geuin = {
    description: commentBefore(api, 'export interface Geuin ').description,
    members: membersOf(api, 'interface Geuin '),
  }
  return { geuin, beside }
}
