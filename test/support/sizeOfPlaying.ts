import type { Page } from 'playwright-core'

/** Waits until a video of the page, or of a shadow root in it, plays. @returns its size in pixels */
export const sizeOfPlaying = async (page: Page): Promise<{ width: number; height: number }> => {
  const found = await page.waitForFunction(() => {
    const roots: (ParentNode | null)[] = [document]
    for (const root of roots)
      for (const element of root?.querySelectorAll('*') ?? []) if (element.shadowRoot) roots.push(element.shadowRoot)
    const videos = roots.flatMap((root) => [...(root?.querySelectorAll('video') ?? [])])
    const playing = videos.find((video) => video.currentTime > 0 && video.videoWidth > 0)
    return playing && { width: playing.videoWidth, height: playing.videoHeight }
  })
  return (await found.jsonValue()) as { width: number; height: number }
}
