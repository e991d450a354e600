import type { Playable } from '../entities/playable'
import { firstPictures, pictureOf } from '../feed/pictures'
import type { IslandContext } from '../kit/islandConfig'
import { adoptStyles } from '../ui/styles/adoptStyles'
import styles from './FirstPosters.css'

/**
 * Shows a list's first pictures in their places while React and the view load. The view's first render takes all of this out,
 * and keeps these very pictures in its posters. Those of one size alone may show as another file, see `webpVariant`.
 */
export const startPosters = (
  { root, mountPoint, show }: Pick<IslandContext, 'root' | 'mountPoint' | 'show'>,
  videos: readonly Pick<Playable, 'media'>[],
): void => {
  const pictures = videos.slice(0, firstPictures).map(({ media }) => pictureOf(media))
  if (mountPoint.firstChild || !pictures.every(({ srcset }) => srcset)) return
  const list = document.createElement('div')
  list.className = 'first-posters'
  list.append(...pictures.map((picture) => Object.assign(new Image(), { alt: '', ...picture })))
  // What stands between the element's tags shows until there is a picture.
  list.addEventListener('load', show, { capture: true, once: true })
  adoptStyles(root, styles)
  mountPoint.append(list)
}
