import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useIsland } from '../kit/island'
import { absoluteRoute, type PageType } from '../kit/routes'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  page: PageType
  slug?: string
  /** What happens instead of following the link, when the page doesn't take it over. */
  onFollow?: () => void
}

/** A link to a page of ours. The page that the element stands on can take it over: `geuin:navigate`. */
export const PageLink = ({ page, slug, onFollow, ...rest }: Props) => {
  const { settings, emit } = useIsland()
  const href = absoluteRoute(settings, page, { slug })
  const click = (event: MouseEvent) => {
    // A new tab, a new window or a download is between the viewer and the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const detail = { page, href, ...(slug !== undefined && { slug }) }
    const follow = emit('geuin:navigate', detail, { cancelable: true })
    if (!follow || onFollow) event.preventDefault()
    if (follow) onFollow?.()
  }
  return <a {...rest} href={href} onClick={click} />
}
