import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useIsland } from '../../kit/island'
import { absoluteRoute, type PageType } from '../../kit/routes'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  page: PageType
  slug?: string
  /** Runs in place of the navigation, unless the host page handles it. */
  onFollow?: () => void
}

/** A link to one of our pages. The host page can handle it instead: `geuin:navigate`. */
export const PageLink = ({ page, slug, onFollow, ...attributes }: Props) => {
  const { settings, emit } = useIsland()
  const href = absoluteRoute(settings, page, { slug })
  const click = (event: MouseEvent) => {
    // The browser handles a new tab, a new window and a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const detail = { page, href, ...(slug !== undefined && { slug }) }
    const follow = emit('geuin:navigate', detail, { cancelable: true })
    if (!follow || onFollow) event.preventDefault()
    if (follow) onFollow?.()
  }
  return <a {...attributes} href={href} onClick={click} />
}
