import type { BrandContent } from '../content'

const hour = 60
const day = 24 * hour
const aurora = 'aurora-over-the-ridge'

export const notifications: NonNullable<BrandContent['notifications']> = {
  'mira.light': {
    failed: { caption: 'Frost on the studio window, second attempt.', problem: 'unreadable', ago: 26 * hour },
    notices: [
      { kind: 'comment', by: ['ines'], video: aurora, ago: 12 },
      { kind: 'spark', by: ['ines', 'jun.sato'], crowd: 11, video: aurora, ago: 7 },
      { kind: 'reply', by: ['wren'], video: aurora, ago: 2 },
      { kind: 'reply', by: ['tomas.berg'], video: aurora, ago: 4 },
      { kind: 'comment_spark', by: ['tomas.berg', 'ines'], crowd: 5, video: aurora, comment: 'mira.light', ago: 5 },
      { kind: 'join_request', by: ['ivo'], loop: 'darkroom', ago: 95 },
      { kind: 'mention', by: ['jun.lindqvist'], video: aurora, ago: 125 },
      { kind: 'comment', by: ['hanna.reuter'], video: aurora, ago: 96 },
      { kind: 'comment', by: ['saoirse'], video: aurora, ago: 150 },
      { kind: 'repost', by: ['dagny', 'luca', 'jun.lindqvist'], video: aurora, ago: 140 },
      { kind: 'post_published', video: aurora, ago: 185, read: true },
      {
        kind: 'new_video',
        by: ['elib'],
        community: 'calm-machines',
        video: 'no-guard-rail',
        ago: 27 * hour,
        read: true,
      },
      { kind: 'new_video', by: ['yuki'], community: 'calm-machines', video: 'depth', ago: 28 * hour, read: true },
      { kind: 'report_removed', ago: 29 * hour, read: true },
      { kind: 'mention', by: ['dagny'], video: 'northern-south', ago: 13.5 * day, read: true },
      { kind: 'spark', by: ['leo.hartmann', 'theo'], video: 'new-sky', ago: 3 * day, read: true },
      { kind: 'post_published', video: 'new-sky', ago: 4 * day, read: true },
      { kind: 'role_moderator', community: 'inner-circle', ago: 43 * day, read: true },
      { kind: 'join_request', by: ['bea'], community: 'inner-circle', ago: 5 * hour },
      { kind: 'join_accepted', by: ['oskar'], community: 'slow-shaders', ago: 12 * day, read: true },
      { kind: 'creator_accepted', ago: 60 * day, read: true },
    ],
  },
  'leo.hartmann': {
    notices: [
      { kind: 'comment', by: ['noor.codes'], video: 'windows', ago: 61 },
      { kind: 'spark', by: ['mira.light', 'bea'], crowd: 7, video: 'windows', ago: 35 },
      { kind: 'reply', by: ['kofi.m'], video: 'windows', ago: 40 },
      { kind: 'join_accepted', by: ['lumen'], community: 'inner-circle', ago: 40 * day, read: true },
    ],
  },
}
