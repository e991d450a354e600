export type { AnalyticsCatalogue, AnalyticsName, Track } from './catalogue'
export { track } from './track'
