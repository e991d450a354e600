/** The browser's picture-in-picture window of a stage, whose clips play in three media elements by turns. */
export interface PictureInPicture {
  /** Whether the window shows a clip of the stage. */
  isOpen(): boolean
  /** Puts a media element into the window, if that is open. */
  follow(video: HTMLVideoElement): Promise<void>
}

/** @param onChange the window opened, closed, or shows another media element */
export function watchPictureInPicture(stage: HTMLElement, onChange: () => void): PictureInPicture {
  let isMoving = false
  const shown = () => (stage.getRootNode() as Partial<ShadowRoot>).pictureInPictureElement ?? null
  const isOpen = () => isMoving || stage.contains(shown())
  // A media element that gives its place to the next one leaves the window first.
  const report = () => isMoving || onChange()
  for (const type of ['enterpictureinpicture', 'leavepictureinpicture']) stage.addEventListener(type, report)
  return {
    isOpen,
    async follow(video) {
      if (!isOpen() || isMoving || video === shown()) return
      isMoving = true
      // Needs no tap while the window is open. A browser that refuses keeps the former clip there.
      await video.requestPictureInPicture().catch(() => undefined)
      isMoving = false
      if (video === shown() || !isOpen()) onChange()
    },
  }
}
