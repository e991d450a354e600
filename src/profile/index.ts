/** What viewers say about themselves, and how they change it. */

export { pictureSteps } from './picture/steps'
export { profileSteps } from './steps'
