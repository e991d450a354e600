import { atom } from 'jotai/vanilla'
import { shared } from '../kit/shared'

/** Whether the page's modal is open; apart from the modal, whose code a page loads when it opens for the first time. */
export const isModalOpenAtom = shared('modal:isOpen', () => atom(false))
