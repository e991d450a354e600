import type { Finding } from '../kit/finding'
import { missingSetting, resolveSettings, settingsProblems } from '../kit/settings'
import { attributeOf } from '../kit/settings.table'
import { finding } from './finding'
import { openingTag } from './pageElements'

/** Whether an element shows the page's own videos, which need no server. */
const hasOwnVideos = (element: Element): boolean =>
  element.hasAttribute('items') ||
  Boolean((element as { items?: unknown }).items) ||
  element.querySelector(':scope > script[type="application/json"]') !== null

const places = {
  attribute: (attribute: string) => `the attribute \`${attribute}\``,
  script: (attribute: string) => `\`data-${attribute}\` of the script tag`,
  configure: (attribute: string) => `what geuin.configure() was given for \`${attribute}\``,
  build: (attribute: string) => `\`${attribute}\` of the build`,
}

const settingsOf = (element: Element): Finding[] => {
  const bad = settingsProblems(element).map(({ attribute, origin }) =>
    finding(
      'bad-setting',
      'error',
      `${openingTag(element)} can't use ${places[origin](attribute)}.`,
      /host|url|base|link/.test(attribute)
        ? 'Write a whole address, such as https://api.example, or a path that begins with a slash.'
        : 'The reference lists what it takes.',
      element,
    ),
  )
  const missing = hasOwnVideos(element) ? null : missingSetting(resolveSettings(element), ['apiHost'])
  const attribute = missing && attributeOf(missing)
  // A value that can't be used is the reason why there is none.
  if (!attribute || bad.length > 0) return bad
  return [
    finding(
      'missing-setting',
      'error',
      `${openingTag(element)} doesn't know where the API is.`,
      `Add data-${attribute}="https://…" to the script tag, or ${attribute}="https://…" to the element.`,
      element,
    ),
  ]
}

/** Settings that are missing or can't be used. */
export const wrongSettings = (elements: readonly Element[]): Finding[] => elements.flatMap(settingsOf)

/** The elements that talk to a server, each with its settings. */
export const sitesOf = (elements: readonly Element[]) =>
  elements.filter((it) => !hasOwnVideos(it)).map((element) => ({ element, settings: resolveSettings(element) }))
