import { list, record, text } from '../../kit/guard'

/** One thing that a brand asks of its members. */
export interface Guideline {
  title: string
  description: string
}

/** Reads the answer of the guidelines call; what says nothing is left out. */
export const toGuidelines = (wire: unknown): readonly Guideline[] =>
  list(wire)
    .map(record)
    .map((it) => ({ title: text(it.title).trim(), description: text(it.description).trim() }))
    .filter(({ title, description }) => title || description)
