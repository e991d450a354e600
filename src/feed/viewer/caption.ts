import type { Facet } from '../../entities/video'

/** A stretch of a caption; `mention` is the profile's slug of whom it names. */
export interface CaptionPart {
  text: string
  mention?: string
}

/** Cuts a caption at its mentions. A stretch that lies outside or over another stays plain text. */
export const captionParts = (caption: string, facets: readonly Facet[]): readonly CaptionPart[] => {
  const parts: CaptionPart[] = []
  let at = 0
  for (const { start, end } of [...facets].sort((a, b) => a.start - b.start)) {
    const text = caption.slice(start, end)
    const mention = text.replace(/^@/, '')
    if (start < at || end > caption.length || !mention.trim()) continue
    if (start > at) parts.push({ text: caption.slice(at, start) })
    parts.push({ text, mention })
    at = end
  }
  if (at < caption.length) parts.push({ text: caption.slice(at) })
  return parts
}
