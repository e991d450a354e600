/** A feed of at least this share of the window's height is what its page is about. */
const mainShare = 0.9

/** Whether an element fills the window's height. */
export const fillsWindow = (element: Element): boolean => element.clientHeight >= innerHeight * mainShare
