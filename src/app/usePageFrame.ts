import { useEffect, useMemo, useRef, useState } from 'react'
import { useBrand } from '../brand/useBrand'
import type { PageFrame } from '../ui/page/PageContext'
import type { Addresses } from './router/addresses'
import type { Visit } from './router/router'

interface Shown {
  visit: Visit
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
export const usePageFrame = ({ visit, addresses, manageHead }: Shown): PageFrame => {
  const brand = useBrand().data
  const [title, setTitle] = useState<string | null>(null)
  const path = useRef(visit.path)
  const awaitsFocus = useRef(false)
  if (path.current !== visit.path) {
    path.current = visit.path
    awaitsFocus.current = true
  }
  useEffect(() => {
    if (!manageHead || !title) return
    document.title = brand ? `${title} · ${brand.name}` : title
    setCanonical(addresses.hrefOf(visit.path))
  }, [manageHead, title, brand, addresses, visit.path])
  return useMemo(
    () => ({
      named: setTitle,
      headed: (heading) => {
        if (!awaitsFocus.current) return
        awaitsFocus.current = false
        heading.focus({ preventScroll: true })
      },
    }),
    [],
  )
}
