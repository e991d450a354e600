import type { Media, Playable } from '../entities/playable'

/** The picture of a video in a list, in the sizes that there are, as an `<img>` takes it. */
export const pictureOf = ({ thumb, poster, width }: Media) => ({
  // Not "auto": Chromium keeps such a picture for ever when it leaves the page before it has loaded.
  sizes: '200px',
  srcset: thumb && poster && thumb !== poster ? `${thumb} 135w, ${poster} ${width}w` : '',
  src: thumb ?? poster ?? '',
})

/** About as many of a list's pictures as a phone shows. */
export const firstPictures = 3

/**
 * Has a list's first pictures on their way while its view is drawn. Those of one size alone may show as another file, see
 * `webpVariant`.
 */
export const preloadPictures = (videos: readonly Pick<Playable, 'media'>[]): void => {
  for (const { media } of videos.slice(0, firstPictures)) {
    const picture = pictureOf(media)
    // Decoded too, which takes a slow phone 50 ms each. One that fails is shown as failed by the view.
    if (picture.srcset)
      Object.assign(new Image(), picture)
        .decode()
        .catch(() => 0)
  }
}
