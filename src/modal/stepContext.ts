import { type ComponentType, createContext, useContext } from 'react'
import type { Intent } from '../intent/intent'
import type { ModalForm, StepEvent, StepName } from './modal'

/** What a step may know of the modal, and do with it. */
export interface StepTools {
  readonly name: StepName
  readonly form: ModalForm
  /** What the viewer wanted when the modal came in between. */
  readonly intent: Intent
  /** The last step that a sign-in leads to; null for none. */
  readonly destination: StepName | null
  /** The dialog is named by the heading with this id. */
  readonly titleId: string
  /** Reports what happened; the machine decides which step follows. */
  dispatch(event: StepEvent): void
  /** As the close button does: asks first when something is unsaved. */
  close(): void
  /** To the step before, where there is one; closes otherwise. Asks first when something is unsaved. */
  cancel(): void
  /**
   * Whether closing or going back would leave something unsaved.
   * @param discard throws it away, once the viewer has confirmed; nothing is thrown away without it
   */
  setUnsaved(unsaved: boolean, discard?: () => void): void
  /** Whether a new step may take the focus: steps in place may not before the viewer has entered them. */
  takesFocus(): boolean
  /** Announces a text to screen readers, in the modal's one live region. */
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
