/** How viewers become creators. */
export { CreatorPanel } from './CreatorPanel'
export { creatorSteps } from './steps'
