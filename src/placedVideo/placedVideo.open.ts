import { openSheet } from '../ui/overlay/openSheet'
import { PlacedVideoSheet } from './PlacedVideoSheet'
import type { PlacedVideo } from './placedVideo'

/** Shows those who lead a community what they can do with a video in it. */
export const openPlacedVideo = (element: Element, placed: PlacedVideo) =>
  openSheet(element, PlacedVideoSheet, { placed })
