export type { AnalyticsCatalogue, AnalyticsName } from './catalogue'
export { track } from './track'
