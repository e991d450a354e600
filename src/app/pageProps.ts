import type { PageType } from '../kit/routes'

/** What a page gets; everything else it takes from hooks. */
export interface PageProps {
  page: PageType
  /** Of its address, decoded. */
  slug?: string
}
