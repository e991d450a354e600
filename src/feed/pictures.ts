interface Sizes {
  thumb?: string | null | undefined
  poster?: string | null | undefined
  /** Of the poster, pixels. */
  width: number
}

/** The picture of a video in a list, in the sizes that there are, as an `<img>` takes it. */
export const pictureOf = ({ thumb, poster, width }: Sizes) => ({
  // Not "auto": Chromium keeps such a picture for ever when it leaves the page before it has loaded.
  sizes: '200px',
  srcset: thumb && poster && thumb !== poster ? `${thumb} 135w, ${poster} ${width}w` : '',
  src: thumb ?? poster ?? '',
})

/** About as many of a list's pictures as a phone shows. */
export const firstPictures = 3
