import type { Finding } from '../kit/finding'
import { finding } from './finding'
import { openingTag } from './pageElements'
import { similar } from './similar'

/** Tag → attribute → the values that it takes; an empty list for any value. From the manifest, see esbuild.mjs. */
export type KnownMarkup = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What any element may have, and what frameworks leave on one. */
const anywhere =
  /^(class|id|style|slot|part|exportparts|role|title|lang|dir|hidden|inert|tabindex|translate|nonce|is|item\w+|popover|draggable|accesskey|autofocus)$|^(data-|aria-|on|x-|v-|ng-|_ng|s-|svelte-|[@:*#([])/

const meant = (word: string, known: readonly string[]) => {
  const near = similar(word, known)
  return near ? `Did you mean \`${near}\`?` : `There are: ${known.join(', ')}.`
}

const attributesOf = (element: Element, known: KnownMarkup[string]): Finding[] =>
  [...element.attributes].flatMap(({ name, value }) => {
    const values = Object.keys(known).includes(name) ? known[name] : undefined
    if (values?.length && value && !values.includes(value))
      return finding(
        'bad-value',
        'error',
        `${openingTag(element)} doesn't know ${name}="${value}".`,
        meant(value, values),
        element,
      )
    // A framework that sets a property before the element is defined writes it in lower case.
    if (values || anywhere.test(name) || Object.keys(known).some((it) => it.replaceAll('-', '') === name)) return []
    return finding(
      'unknown-attribute',
      'warning',
      `${openingTag(element)} has the attribute \`${name}\`, which means nothing to it.`,
      meant(name, Object.keys(known)),
      element,
    )
  })

/** Misspelt tags, attributes and values. */
export const wrongMarkup = (elements: readonly Element[], known: KnownMarkup): Finding[] =>
  elements.flatMap((element) => {
    const attributes = Object.keys(known).includes(element.localName) ? known[element.localName] : undefined
    return attributes
      ? attributesOf(element, attributes)
      : finding(
          'unknown-tag',
          'error',
          `There is no element <${element.localName}>.`,
          meant(element.localName, Object.keys(known)),
          element,
        )
  })
