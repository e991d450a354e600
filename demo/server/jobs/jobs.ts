import type { Database } from '../database/database'
import { deliver, type Messenger } from '../messaging/messenger'
import type { Services } from '../services'
import type { JobHandlers, RecurringJob } from './worker'

const minute = 60 * 1000

/** What the jobs that calls add do. */
export const jobHandlers = (
  { exportGathering, pushSender, uploads, videoCleaning, videoProcessing }: Services,
  messenger: Messenger,
): JobHandlers => ({
  // A message whose sender crashed before the job was done goes out twice, which is better than not at all.
  sendMessage: ({ contact, message }) => deliver(messenger, contact, message),
  removeFiles: () => uploads.removeFiles(),
  gatherExport: ({ exportId }) => exportGathering.gather(exportId),
  pushNotification: pushSender.send,
  processVideo: videoProcessing.process,
  removeVideoFiles: videoCleaning.removeFiles,
})

/** What is done from time to time: feeds are put in order, and what no limit or session needs any more is removed. */
export const recurringJobs = (
  {
    analyticsEvents,
    codeBook,
    contactChanges,
    counts,
    dataExports,
    digests,
    downloads,
    links,
    notifications,
    paceBook,
    postRemoval,
    postStatistics,
    providers,
    pushSubscriptions,
    ranking,
    repeats,
    search,
    sessions,
    uploads,
    videoCleaning,
    videoProcessing,
    watchHistory,
  }: Services,
  embedded: Database | null,
): Record<string, RecurringJob> => ({
  rankFeeds: { every: 5 * minute, run: ranking.refresh },
  readWords: { every: 5 * minute, run: search.refreshWords },
  sendDigests: { every: minute, run: digests.send },
  sweepCodes: { every: 5 * minute, run: codeBook.sweep },
  sweepContactChanges: { every: 60 * minute, run: contactChanges.sweep },
  sweepSessions: { every: 5 * minute, run: sessions.sweep },
  sweepUploads: { every: 5 * minute, run: uploads.sweep },
  sweepVideoUploads: { every: 30 * minute, run: videoCleaning.sweep },
  sweepScratch: { every: 60 * minute, run: videoProcessing.sweepScratch },
  sweepLinks: { every: 60 * minute, run: links.sweep },
  sweepAnalytics: { every: 60 * minute, run: analyticsEvents.sweep },
  sweepNotifications: { every: 60 * minute, run: notifications.sweep },
  sweepPushSubscriptions: { every: 60 * minute, run: pushSubscriptions.sweep },
  sweepPaces: { every: 60 * minute, run: paceBook.sweep },
  sweepRepeats: { every: 5 * minute, run: repeats.sweep },
  sweepExports: { every: 60 * minute, run: dataExports.sweep },
  erasePosts: { every: minute, run: postRemoval.sweep },
  countWatching: { every: 60 * minute, run: postStatistics.refresh },
  sweepViews: { every: 60 * minute, run: counts.sweep },
  sweepHistory: { every: 60 * minute, run: watchHistory.sweep },
  sweepDownloads: { every: 5 * minute, run: downloads.sweep },
  sweepProviderRequests: { every: 5 * minute, run: providers.sweep },
  // A PostgreSQL server does this by itself.
  ...(embedded && { vacuum: { every: 5 * minute, run: () => embedded.script('vacuum analyze') } }),
})
