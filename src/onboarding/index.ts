/** What a new viewer is asked: the brand's guidelines and their own interests. */

export { onboardingSteps } from './steps'
