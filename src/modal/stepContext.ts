import { type ComponentType, createContext, useContext } from 'react'
import type { ModalForm, StepEvent, StepName, Wish } from './modal'

/** What a step may know of the modal, and do with it. */
export interface StepTools {
  readonly name: StepName
  readonly form: ModalForm
  /** What the viewer wanted when the modal came in between. */
  readonly wish: Wish
  /** The step that a sign-in leads to in the end; null for none. */
  readonly goal: StepName | null
  /** The dialog is named by the heading with this id. */
  readonly titleId: string
  /** Says what happened; where that leads is the machine's business. */
  tell(event: StepEvent): void
  /** As the close button does: asks first when something is unsaved. */
  close(): void
  /** To the step before, where there is one; closes otherwise. Asks first when something is unsaved. */
  cancel(): void
  /**
   * Whether closing or going back would leave something unsaved.
   * @param discard throws it away, once the viewer has said so; without it there is nothing to throw away
   */
  setUnsaved(unsaved: boolean, discard?: () => void): void
  /** Whether a new step may take the focus: not for steps in a page that nobody has come to yet. */
  takesFocus(): boolean
  /** Says it to screen readers, in the modal's one live region. */
  announce(text: string): void
}

export const StepContext = createContext<StepTools | null>(null)

/** @throws Error outside of the modal */
export const useStep = (): StepTools => {
  const tools = useContext(StepContext)
  if (!tools) throw new Error('useStep must be used within the modal')
  return tools
}

/** The steps that a feature draws, each a file of its own that loads when it is shown. */
export type StepViews = Partial<Record<StepName, () => Promise<{ default: ComponentType }>>>
