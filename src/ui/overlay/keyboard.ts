/**
 * Keeps a box at the bottom of the window above the on-screen keyboard, which covers the page and leaves its size as it is:
 * while it is open, the box has `--keyboard`, the height that is covered, and `--visible`, the height that is left. What has
 * the focus stays in view, with the form's button where there is room. Returns the way to stop.
 */
export const followKeyboard = (box: HTMLElement): (() => void) => {
  const { visualViewport: view } = window
  if (!view) return () => undefined
  const { style } = box

  const follow = () => {
    const covered = innerHeight - view.height - view.offsetTop
    // In a page that is zoomed in, most of what is out of view is not covered.
    const isOpen = covered > 1 && view.scale < 1.01
    const visible = isOpen ? `${view.height}px` : ''
    const isNew = visible !== style.getPropertyValue('--visible')
    style.setProperty('--keyboard', isOpen ? `${covered}px` : '')
    style.setProperty('--visible', visible)
    if (isNew)
      for (const it of [...box.querySelectorAll(':focus, [type="submit"]')].reverse())
        it.scrollIntoView({ block: 'nearest' })
  }
  view.addEventListener('resize', follow)
  // A browser may also move what it shows, so that the field is in it.
  view.addEventListener('scroll', follow)
  follow()
  return () => {
    view.removeEventListener('resize', follow)
    view.removeEventListener('scroll', follow)
  }
}
