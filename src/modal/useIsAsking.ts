import { useAtomValue } from 'jotai'
import { modalAtom } from './modal.actions'

/** Whether the page's modal is open, over whatever element. */
export const useIsAsking = (): boolean => useAtomValue(modalAtom).status === 'open'
