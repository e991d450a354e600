import { Fragment, type ReactNode } from 'react'

// Of the private use area: no text has it.
const mark = '\ue000'

/** Stands in a text for an element that {@link fillIn} puts there. */
export const slot = (name: string): string => `${mark}${name}${mark}`

/** A text with elements in it: `fillIn(t('auth.agree', { terms: slot('terms') }), { terms: <a …/> })`. */
export const fillIn = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(mark).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>
  ))
