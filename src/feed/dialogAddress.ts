/** The video of the feed over the window, in the page's address, where the element that opened it may write there. */
import { isInAddress, onPageQueryChange, readPageQuery, removePageQuery, setPageQuery } from '../kit/pageQuery'
import { dialog, parameter } from './useVideoOfAddress'

/** Puts the video of the open feed into the address, in a new entry of the history. Returns the way to take it out. */
export const enterAddress = (element: Element, slug: string, onBack: () => void): (() => void) => {
  if (!isInAddress(element)) return () => undefined
  dialog().isOpen = true
  setPageQuery(parameter, slug, { push: true })
  const stop = onPageQueryChange(() => readPageQuery(parameter) === null && onBack())
  return () => {
    stop()
    removePageQuery(parameter)
    dialog().isOpen = false
  }
}

/** The open feed shows another video. */
export const updateAddress = (element: Element, slug: string): void => {
  if (isInAddress(element)) setPageQuery(parameter, slug)
}
