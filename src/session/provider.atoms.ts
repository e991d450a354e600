import { atom } from 'jotai/vanilla'
import { shared } from '../kit/shared'

/** What became of a sign-in with a provider, after the viewer came back. `resume`: what the view left for itself. */
export type ProviderReturn =
  | { status: 'none' }
  | { status: 'pending'; element: Element; resume: string | null }
  | { status: 'verified'; element: Element; resume: string | null }
  | { status: 'failed'; element: Element; resume: string | null }

/** The page's return from a provider; a view that has gone on with it sets `none`. */
export const providerReturnAtom = shared('session:providerReturn', () => atom<ProviderReturn>({ status: 'none' }))
