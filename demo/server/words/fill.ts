import { html } from 'hono/html'
import type { Markup } from '../http/document'
import type { Counted, Words } from './words'

type Values = Readonly<Record<string, string>>

const name = /\{(\w+)\}/

/** A text with its values in place of their names in braces. */
export const fill = (text: string, values: Values): string =>
  text.replace(new RegExp(name, 'g'), (_, key: string) => values[key] ?? '')

/** A text with a number, in the form that the number has in the language. */
export const fillCounted = (
  { language }: Pick<Words, 'language'>,
  text: Counted,
  count: number,
  values: Values = {},
): string => {
  const form = typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(count)] ?? text.other)
  return fill(form, { ...values, count: new Intl.NumberFormat(language).format(count) })
}

/** A text for a page: its values are apart from the direction of what stands around them. */
export const fillMarkup = (text: string, values: Values): Markup =>
  // Every second part of the split text is a name.
  html`${text.split(name).map((part, index) => (index % 2 ? html`<bdi>${values[part] ?? ''}</bdi>` : part))}`
