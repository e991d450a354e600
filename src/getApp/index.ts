/** Where the brand's app is, and links that go on there. */
export { getAppSteps } from './steps'
