/** How something was shared, or that it was not. */
export type Shared = 'system' | 'link' | 'cancelled' | 'failed'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Hands a link to the system's sheet where there is one, else to the clipboard. */
export const shareLink = async (link: { url: string; title: string }): Promise<Shared> => {
  try {
    if (navigator.share && (!navigator.canShare || navigator.canShare(link))) {
      await navigator.share(link)
      return 'system'
    }
  } catch (error) {
    if (isAbort(error)) return 'cancelled'
    // A frame may not be allowed to open the sheet: the clipboard is left.
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'link'
  } catch {
    return 'failed'
  }
}
