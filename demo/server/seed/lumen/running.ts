import { roles } from '../../../../src/wire/permissions'
import type { BrandContent } from '../content'

const hour = 60
const day = 24 * hour

export const running: NonNullable<BrandContent['running']> = {
  'night-skies': {
    social: { social_web_url: 'https://night-skies.example/', insta: 'night.skies.club', youtube: 'nightskiesclub' },
    pinned: 'aurora-over-the-ridge',
    bans: [{ who: 'minapark', by: 'ines', reason: 'The same advertisement under eleven videos.', ago: 9 * day }],
    invites: [
      { token: 'night-skies-open-evening', by: 'ines', ago: 3 * day, left: 4 * day, uses: 3, most: 25 },
      { token: 'night-skies-winter', by: 'mira.light', ago: 40 * day, left: -10 * day, uses: 12 },
    ],
    log: [
      { act: 'role_changed', by: 'mira.light', whom: 'ines', role: roles.moderator, ago: 210 * day },
      { act: 'invite_created', by: 'mira.light', ago: 40 * day },
      { act: 'edited', by: 'mira.light', fields: ['description', 'banner_url'], ago: 31 * day },
      {
        act: 'banned',
        by: 'ines',
        whom: 'minapark',
        reason: 'The same advertisement under eleven videos.',
        ago: 9 * day,
      },
      { act: 'video_moved', by: 'ines', video: 'last-tram', loop: 'city-at-3-am', ago: 6 * day },
      { act: 'invite_created', by: 'ines', count: 25, ago: 3 * day },
      { act: 'joined_by_invite', by: 'saoirse', whom: 'ines', ago: 2 * day + 5 * hour },
      { act: 'joined_by_invite', by: 'rafa', whom: 'ines', ago: 2 * day + hour },
      { act: 'added', by: 'mira.light', whom: 'tomas.berg', ago: 30 * hour },
      { act: 'joined_by_invite', by: 'ivo', whom: 'ines', ago: 20 * hour },
      { act: 'video_pinned', by: 'mira.light', video: 'aurora-over-the-ridge', ago: 5 * hour },
    ],
  },
  'small-societies': {
    rules: [
      'Post the rule with the picture.',
      'Name whose idea it was, even when it was obvious.',
      'Flashing more than three times a second goes behind a warning.',
    ],
    social: { social_web_url: 'https://small-societies.example/', reddit_id: 'small_societies' },
    pinned: 'gold-on-plum',
    commentsOff: ['bit-rot'],
    log: [
      { act: 'edited', by: 'noor.codes', fields: ['rules'], ago: 26 * day },
      { act: 'role_changed', by: 'noor.codes', whom: 'kofi.m', role: roles.moderator, ago: 25 * day },
      { act: 'video_pinned', by: 'kofi.m', video: 'gold-on-plum', ago: 4 * day },
      { act: 'comments_off', by: 'kofi.m', video: 'bit-rot', ago: 28 * hour },
    ],
  },
  'slow-shaders': {
    rules: ['One render a week, and say how long it took.', 'Critique the work, not the person.'],
    pinned: 'monday-render',
    notes: {
      wren: 'Third shader, first long one. I would rather listen than post at first.',
      'jun.sato': 'I render the Milky Way from my balcony. Forty minutes a frame, is that slow enough?',
    },
    invites: [{ token: 'slow-shaders-friends', by: 'oskar', ago: 5 * hour, left: 7 * day, most: 3 }],
    log: [
      { act: 'closed', by: 'oskar', ago: 120 * day },
      { act: 'role_changed', by: 'oskar', whom: 'ada.nwosu', role: roles.moderator, ago: 119 * day },
      { act: 'all_accepted', by: 'ada.nwosu', count: 6, ago: 12 * day },
      { act: 'accepted', by: 'oskar', whom: 'nils', ago: 3 * day },
      { act: 'refused', by: 'ada.nwosu', whom: 'hanna.reuter', ago: 2 * day },
      { act: 'invite_created', by: 'oskar', count: 3, ago: 5 * hour },
    ],
  },
  'inner-circle': {
    notes: { 'jun.sato': 'Mira said I should ask.', bea: 'I bring the sound.' },
    log: [
      { act: 'edited', by: 'lumen', fields: ['name', 'description'], ago: 150 * day },
      { act: 'added', by: 'lumen', whom: 'hanna.reuter', ago: 44 * day },
      { act: 'role_changed', by: 'lumen', whom: 'mira.light', role: roles.moderator, ago: 43 * day },
    ],
  },
}
