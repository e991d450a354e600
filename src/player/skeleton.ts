import { make } from '../kit/make'
import type { Stage } from './types'

/**
 * Lays the shape of a slide over a stage until its first picture shows.
 * @param onPicture called for each picture that has loaded
 */
export const addSkeleton = ({ element, on }: Pick<Stage, 'element' | 'on'>, onPicture: () => void) => {
  const skeleton = make('div', 'slide stage-skeleton')
  skeleton.inert = true
  skeleton.append(make('div', 'slide-frame'))
  element.append(skeleton)
  const showPicture = () => {
    // Written once: each write restyles it.
    skeleton.hidden ||= true
    onPicture()
  }
  // A poster has loaded, or a video without one.
  element.addEventListener('load', showPicture, true)
  on('frame', showPicture)
}
