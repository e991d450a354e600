/** What viewers say about themselves, and how they change it. */

export { profileSteps } from './steps'
