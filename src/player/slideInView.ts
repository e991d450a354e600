import type { SlideView, Stage } from './types'

/** The slide in view, undefined while there is none or the end card is. */
export const slideInView = (stage: Pick<Stage, 'slides' | 'state'>): SlideView | undefined => {
  const { index } = stage.state()
  return stage.slides.find((slide) => slide.index === index)
}
