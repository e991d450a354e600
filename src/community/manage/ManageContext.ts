import { createContext, use } from 'react'
import type { Community } from '../../entities/community'

/** What is asked before something that can't be undone. */
export interface Question {
  title: string
  text: string
  /** The word on the button that does it. */
  act: string
  /** Red: something is lost. */
  isDanger?: boolean
  /** The label of a field for a reason; none unless given. */
  reason?: string
  /** @param reason without spaces around it; '' for none */
  onConfirm(reason: string): void
}

interface Manage {
  community: Community
  ask(question: Question): void
  /**
   * Does something; then the community and all lists of its people are loaded anew. Where it fails, a toast says why.
   * @param done said by a toast once it is done
   * @returns whether it is done
   */
  act(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

const Context = createContext<Manage | null>(null)

export const ManageProvider = Context.Provider

/** @throws Error outside of the sheet */
export const useManage = (): Manage => {
  const manage = use(Context)
  if (!manage) throw new Error('useManage must be used within the sheet')
  return manage
}
