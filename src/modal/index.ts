/** Where the modal and its steps meet: the machine, what a step is given, and how an action asks for a sign-in. */

export { beginModal } from './begin'
export { CodeEntry } from './CodeEntry'
export { keptCourse } from './kept'
export {
  type Modal,
  type ModalEvent,
  type ModalForm,
  needsViewer,
  type OpenModal,
  type SentCode,
  type StepEvent,
  type StepName,
  sizeOf,
  stepNames,
  type Wish,
} from './modal'
export { inlineModalAtom, modalAtom } from './modal.actions'
export { isAdded, ownerFor } from './owner'
export { StepFrame } from './StepFrame'
export { StepContext, type StepTools, type StepViews, useStep } from './stepContext'
export { codeStrings } from './strings'
export { useAskSignIn } from './useAskSignIn'
export { type NotSent, useCodeSending } from './useCodeSending'
export { useIsAsking } from './useIsAsking'
