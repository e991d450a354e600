/** Where the modal and its steps meet: the machine, what a step is given, and how an action asks for a sign-in. */

export { beginModal } from './begin'
export { CodeEntry } from './CodeEntry'
export { keptCourse } from './kept'
export {
  type ModalEvent,
  type ModalForm,
  type OpenModal,
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
export { useAddress, useCodeSending } from './useCodeSending'
export { useIsAsking } from './useIsAsking'
