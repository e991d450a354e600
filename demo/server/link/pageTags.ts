import { Parser } from 'htmlparser2'

/** What a page's head says, by `property` or `name` in lower case, with the text of its title as `title`. */
export type PageTags = ReadonlyMap<string, string>

const interesting =
  /^(og:(title|description|site_name|image(:secure_url)?)|twitter:(title|description|image)|description)$/

/** UTF-16 units of one tag's text; more is cut. */
const maxText = 4000

/**
 * Reads the head of a page as it comes. Nothing of the page is run or loaded; the first of several tags of a name counts.
 * @returns `write` takes the next piece of text and returns whether the head continues
 */
export const pageTagsReader = () => {
  const tags = new Map<string, string>()
  let isTitle = false
  let isOver = false
  let title = ''
  const keep = (name: string, text: string) => {
    if (!isOver && !tags.has(name) && text.trim()) tags.set(name, text.slice(0, maxText))
  }
  const parser = new Parser({
    onopentag(tag, { property, name, content = '' }) {
      if (tag === 'body') isOver = true
      if (tag === 'title') isTitle = true
      const key = (property ?? name ?? '').toLowerCase()
      if (tag === 'meta' && interesting.test(key)) keep(key, content)
    },
    ontext(text) {
      if (isTitle && title.length < maxText) title += text
    },
    onclosetag(tag) {
      if (tag === 'title') {
        isTitle = false
        keep('title', title)
      }
      if (tag === 'head') isOver = true
    },
  })
  return {
    tags: tags as PageTags,
    write(text: string): boolean {
      parser.write(text)
      return !isOver
    },
    end: () => parser.end(),
  }
}
