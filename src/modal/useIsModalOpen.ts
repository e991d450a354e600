import { useAtomValue } from 'jotai'
import { modalAtom } from './modal.actions'

/** Whether the page's modal is open, over any element. */
export const useIsModalOpen = (): boolean => useAtomValue(modalAtom).status === 'open'
