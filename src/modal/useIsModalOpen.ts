import { useAtomValue } from 'jotai'
import { isModalOpenAtom } from './modalOpen.atoms'

/** Whether the page's modal is open, over any element. */
export const useIsModalOpen = (): boolean => useAtomValue(isModalOpenAtom)
