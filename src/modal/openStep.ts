import { showFailure } from '../intent/showFailure'
import type { StepName } from './modal'

/** Opens the modal at a step that concerns the viewer of an element. */
export const openStep = (element: Element, step: StepName): void =>
  void import('./modal.actions').then(
    ({ openModal }) => element.isConnected && openModal({ element, intent: { type: 'signin' }, step }),
    (error: unknown) => showFailure(element, error),
  )
