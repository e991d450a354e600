/** Where the modal and its steps meet: the machine, and what a step is given. */

export {
  blankForm,
  closed,
  firstStep,
  type Modal,
  type ModalEvent,
  type ModalForm,
  missingStep,
  type OpenModal,
  type SentCode,
  type StepEvent,
  type StepName,
  sizeOf,
  step,
  stepNames,
  type Wish,
} from './modal'
export { StepFrame } from './StepFrame'
export { StepContext, type StepTools, type StepViews, useStep } from './stepContext'
