/** A part of a text; `start` and `end` count UTF-16 units, `end` exclusive. */
export interface TextPart {
  start: number
  end: number
}

export interface LinkPart extends TextPart {
  url: string
}

export interface TagPart extends TextPart {
  /** Without #, in lower case. */
  tag: string
}

export interface NamePart extends TextPart {
  /** Without @. */
  nickname: string
}

const maxUrlLength = 2000
/** In UTF-16 units. */
const maxTagLength = 100

// Neither an address's query (?a#b) nor a word may precede what begins a part.
const linkPattern = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu
const tagPattern = /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu
const namePattern = /(?<![\p{L}\p{N}_.%+@/-])@([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)/gu

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, character: string) => text.split(character).length

/** A sentence continues after an address: its punctuation, and a bracket that was opened before the address, are not part of it. */
const withoutPunctuation = (text: string): string => {
  const last = text.at(-1) ?? ''
  const open = opening[last]
  const isForeign = open === undefined ? /[.,;:!?'’…*_~]/.test(last) : count(text, last) > count(text, open)
  return isForeign ? withoutPunctuation(text.slice(0, -1)) : text
}

/** An http address with a domain and without a user; null for anything else. */
const webUrl = (text: string): string | null => {
  try {
    const url = new URL(/^www\./i.test(text) ? `https://${text}` : text)
    const isSafe = /^https?:$/.test(url.protocol) && !url.username && !url.password && url.hostname.includes('.')
    return isSafe ? url.href : null
  } catch {
    return null
  }
}

/** Addresses of the web in a text. */
export const findLinks = (text: string): LinkPart[] =>
  [...text.matchAll(linkPattern)].flatMap(({ 0: found, index }) => {
    if (found.length > maxUrlLength) return []
    const shown = withoutPunctuation(found)
    const url = webUrl(shown)
    return url === null ? [] : [{ start: index, end: index + shown.length, url }]
  })

/** Words after #, of which one letter at least is in any script. */
export const findTags = (text: string): TagPart[] =>
  [...text.matchAll(tagPattern)].flatMap(({ 0: found, 1: word = '', index }) =>
    found.length > maxTagLength ? [] : [{ start: index, end: index + found.length, tag: word.toLowerCase() }],
  )

/** What looks like a nickname after @; whether somebody has it, the server knows. */
export const findNames = (text: string): NamePart[] =>
  [...text.matchAll(namePattern)].map(({ 0: found, 1: nickname = '', index }) => ({
    start: index,
    end: index + found.length,
    nickname,
  }))

/** In the order of the text, without those that overlap one that was named earlier. */
export const withoutOverlaps = <P extends TextPart>(parts: readonly P[]): P[] => {
  const kept: P[] = []
  for (const part of parts) {
    if (kept.every(({ start, end }) => part.end <= start || part.start >= end)) kept.push(part)
  }
  return kept.sort((a, b) => a.start - b.start)
}
