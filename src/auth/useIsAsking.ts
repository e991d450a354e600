import { useAtomValue } from 'jotai'
import { modalAtom } from './auth.actions'

/** Whether the page's sign-in modal is open, over whatever element. */
export const useIsAsking = (): boolean => useAtomValue(modalAtom).status === 'open'
