/** How a link was shared, or why not. */
export type ShareResult = 'system' | 'link' | 'cancelled' | 'failed'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the system's share sheet for a link; copies the link where there is no such sheet. */
export const shareLink = async (link: { url: string; title: string }): Promise<ShareResult> => {
  try {
    if (navigator.share && (!navigator.canShare || navigator.canShare(link))) {
      await navigator.share(link)
      return 'system'
    }
  } catch (error) {
    if (isAbort(error)) return 'cancelled'
    // A frame may be denied the sheet; the clipboard may still work.
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'link'
  } catch {
    return 'failed'
  }
}
