import { useEffect, useMemo, useRef } from 'react'
import { useBrand } from '../brand/useBrand'
import type { PageFrame } from '../ui/page/PageContext'
import type { Addresses } from './router/addresses'
import type { Visit } from './router/router'

interface Shown {
  visit: Visit
  /** Whether the page's address follows the visits; where it does not, search engines learn of no other. */
  isInAddress: boolean
  addresses: Addresses
  manageHead: boolean
}

/** The address of a page for search engines, in the document's head. */
const setCanonical = (href: string) => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const link = found ?? document.createElement('link')
  link.rel = 'canonical'
  link.href = href
  if (!found) document.head.append(link)
}

/** What pages tell the app: their heading takes the focus after a navigation, and becomes the document's title. */
export const usePageFrame = ({ visit, isInAddress, addresses, manageHead }: Shown): PageFrame => {
  const brand = useBrand().data
  // Not a state, which would render the whole app again: only the document's head shows it.
  const title = useRef<string | null>(null)
  const path = useRef(visit.path)
  const awaitsFocus = useRef(false)
  const heading = useRef<HTMLElement | null>(null)
  if (path.current !== visit.path) {
    path.current = visit.path
    awaitsFocus.current = true
  }
  const writeHead = () => {
    if (!manageHead || !title.current) return
    document.title = brand ? `${title.current} · ${brand.name}` : title.current
    if (isInAddress) setCanonical(addresses.hrefOf(visit.path))
  }
  const write = useRef(writeHead)
  write.current = writeHead
  useEffect(writeHead, [manageHead, brand, isInAddress, addresses, visit.path])
  const frame = useMemo((): PageFrame => {
    const headed: PageFrame['headed'] = (shown) => {
      heading.current = shown
      if (!awaitsFocus.current || !shown.isConnected) return
      awaitsFocus.current = false
      shown.focus({ preventScroll: true })
    }
    const named: PageFrame['named'] = (shown) => {
      title.current = shown
      write.current()
    }
    return { named, headed }
  }, [])
  // A page that only changes its slug keeps its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (heading.current) frame.headed(heading.current)
  }, [frame, visit.path])
  return frame
}
