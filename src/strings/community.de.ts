import type { en } from './community.en'
import type { Translation } from './translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'community.label': 'Community {name}',
  'community.members': { one: '{shown} Mitglied', other: '{shown} Mitglieder' },
  'community.videos': { one: '{shown} Video', other: '{shown} Videos' },
  'community.loops': { one: '{shown} Loop', other: '{shown} Loops' },
  'community.closed': 'Geschlossen',
  'community.join': 'Beitreten',
  'community.joined': 'Beigetreten',
  'community.requested': 'Angefragt',
  'community.request': 'Beitritt anfragen',
  'community.leave': 'Verlassen',
  'community.leave.title': '{name} verlassen?',
  'community.leave.open': 'Du kannst jederzeit wieder beitreten.',
  'community.leave.closed':
    'Videos, Loops und Mitglieder siehst du dann nicht mehr. Wenn du zurückwillst, fragst du neu an.',
  'community.withdraw': 'Zurückziehen',
  'community.withdraw.title': 'Anfrage zurückziehen?',
  'community.withdraw.text': 'Du kannst jederzeit wieder anfragen.',
  'community.lastLeader': 'Nur du leitest diese Community, deshalb kannst du sie nicht verlassen.',
  'community.reports': 'Meldungen',
  'community.share': 'Community teilen',
  'community.tabs': 'Was es in {name} gibt',
  'community.tab.videos': 'Videos',
  'community.tab.loops': 'Loops',
  'community.tab.members': 'Mitglieder',
  'community.empty.videos': 'Noch keine Videos',
  'community.closed.title': 'Nur für Mitglieder',
  'community.closed.text':
    'Videos, Loops und Mitglieder siehst du nach dem Beitritt. Die Moderation beantwortet jede Anfrage.',
  'community.noSlug': '<geuin-community> muss wissen, welche Community: slug="…" am Element.',
  'community.empty.text': 'Das erste gibt den Ton an.',
  'community.refresh': 'Noch einmal nachsehen',
  'community.watch': 'Videos von {name}',
  'community.notFound.title': 'Diese Community gibt es nicht',
  'community.notFound.text': 'Es gibt sie nicht mehr, oder der Link ist falsch geschrieben.',
  'community.list': 'Communities',
  'community.list.error': 'Die Communities wurden nicht geladen',
  'community.error.title': 'Die Community wurde nicht geladen',
}
