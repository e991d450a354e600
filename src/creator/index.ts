/** How viewers become creators. */
export { creatorSteps } from './steps'
