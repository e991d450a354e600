export type { AnalyticsName } from './catalogue'
export { track } from './track'
