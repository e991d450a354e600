/** The browser's picture-in-picture window of a stage, whose clips play in three media elements by turns. */
export interface PictureInPicture {
  /** Whether the window shows a clip of the stage. */
  isOpen(): boolean
  /** Puts a media element into the window, if that is open. */
  follow(video: HTMLVideoElement): void
}

/** A media element that gives its place to the next one leaves the window first, by a few milliseconds. */
const changeTime = 100

/** @param onChange the window opened or closed */
export function watchPictureInPicture(stage: HTMLElement, onChange: () => void): PictureInPicture {
  const shown = () => (stage.getRootNode() as Partial<ShadowRoot>).pictureInPictureElement ?? null
  const isOpen = () => stage.contains(shown())
  stage.addEventListener('enterpictureinpicture', onChange)
  stage.addEventListener('leavepictureinpicture', () => setTimeout(() => stage.isConnected && onChange(), changeTime))
  return {
    isOpen,
    follow(video) {
      // Needs no tap while the window is open. A browser that refuses keeps the former clip there.
      if (isOpen() && video !== shown()) video.requestPictureInPicture().catch(() => undefined)
    },
  }
}
