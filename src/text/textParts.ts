import type { TextFacet } from '../entities/richText'

/** A part of a text: plain without a facet. */
export interface TextPart {
  text: string
  facet: TextFacet | null
}

/** Splits a text at its facets. A facet outside of the text or over another one stays plain text. */
export const textParts = (content: string, facets: readonly TextFacet[]): readonly TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  for (const facet of [...facets].sort((a, b) => a.start - b.start)) {
    const { start, end } = facet
    if (start < at || end <= start || end > content.length) continue
    if (start > at) parts.push({ text: content.slice(at, start), facet: null })
    parts.push({ text: content.slice(start, end), facet })
    at = end
  }
  if (at < content.length) parts.push({ text: content.slice(at), facet: null })
  return parts
}
