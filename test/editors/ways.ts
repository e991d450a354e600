/** The ways to show an element, as an author pastes them. */
export const ways = ['tag', 'tag with link', 'link', 'quote', 'frame', 'address'] as const
export type Way = (typeof ways)[number]

/** Each way of showing a video. @param site where its page and its frame are */
export const pastedInto = (site: string, slug: string, title: string): Readonly<Record<Way, string>> => {
  const address = `${site}/video/${slug}`
  // The mark at the end of an address gets through where a class does not.
  const link = `<a class="geuin" href="${address}#geuin">${title}</a>`
  const frame = `${site}/embed/feed?source=video&amp;slug=${slug}&amp;brand-id=1`
  return {
    tag: `<geuin-feed source="video" slug="${slug}"></geuin-feed>`,
    'tag with link': `<geuin-feed source="video" slug="${slug}">${link}</geuin-feed>`,
    link: `<p>${link}</p>`,
    quote: `<blockquote class="geuin-embed" cite="${address}">${link}</blockquote>`,
    frame: `<iframe src="${frame}" title="${title}" width="360" height="640" allow="autoplay; fullscreen"></iframe>`,
    address: `<p>${address}</p>`,
  }
}

/** The ways that Markdown has words for. */
export const writtenInMarkdown = (
  site: string,
  slug: string,
  title: string,
): Readonly<Partial<Record<Way, string>>> => {
  const address = `${site}/video/${slug}`
  const link = `[${title}](${address}#geuin)`
  return { link, quote: `> ${link}`, address }
}
