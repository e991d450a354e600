import { list, record, text } from '../../kit/guard'

/** A rule that a brand has for its members. */
export interface Guideline {
  title: string
  description: string
}

/** Reads the answer of the guidelines call; drops entries without text. */
export const toGuidelines = (wire: unknown): readonly Guideline[] =>
  list(wire)
    .map(record)
    .map((it) => ({ title: text(it.title).trim(), description: text(it.description).trim() }))
    .filter(({ title, description }) => title || description)
