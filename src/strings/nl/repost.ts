import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'repost.title': 'Reposten naar',
  'repost.profile': 'Je profiel',
  'repost.members': { one: '{shown} lid', other: '{shown} leden' },
  'repost.loop': 'Loop in {name}',
  'repost.approval': 'Een beheerder keurt het eerst goed',
  'repost.reposted': 'Gerepost, {ago}',
  'repost.waiting': 'Wacht op goedkeuring',
  'repost.leaders': 'Alleen beheerders kunnen hier plaatsen',
  'repost.undo': 'Ongedaan maken',
  'repost.undoIn': 'Ongedaan maken: {name}',
  'repost.send': { one: 'Op {count} plek reposten', other: 'Op {count} plekken reposten' },
  'repost.none': 'Kies waar',
  'repost.more': 'Meer tonen',
  'repost.error': 'Je plekken zijn niet geladen',
  'repost.done': { one: 'Gerepost op {count} plek', other: 'Gerepost op {count} plekken' },
  'repost.asked': 'Wordt gerepost zodra een beheerder het goedkeurt',
  'repost.undone': 'Repost teruggenomen',
}
