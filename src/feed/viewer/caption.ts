import type { Facet } from '../../entities/video'

/** A part of a caption; `mention` is the slug of that user's profile. */
export interface CaptionPart {
  text: string
  mention?: string
}

/** Splits a caption at its mentions. A mention outside the caption or over another one stays plain text. */
export const captionParts = (caption: string, facets: readonly Facet[]): readonly CaptionPart[] => {
  const parts: CaptionPart[] = []
  let at = 0
  for (const { start, end, slug } of [...facets].sort((a, b) => a.start - b.start)) {
    const text = caption.slice(start, end)
    if (start < at || end > caption.length || !text.trim()) continue
    if (start > at) parts.push({ text: caption.slice(at, start) })
    parts.push({ text, mention: slug })
    at = end
  }
  if (at < caption.length) parts.push({ text: caption.slice(at) })
  return parts
}
