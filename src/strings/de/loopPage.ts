import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'Was in {name} ist',
  'loop.in': 'Ein Loop von {community}',
  'loop.videos': { one: '{shown} Video', other: '{shown} Videos' },
  'loop.join': 'Beitreten',
  'loop.request': 'Beitritt anfragen',
  'loop.share': 'Loop teilen',
  'loop.subscribe': 'Über neue Videos benachrichtigen',
  'loop.tab.videos': 'Videos',
  'loop.tab.members': 'Mitglieder',
  'loop.watch': 'Videos von {name}',
  'loop.videos.empty': 'Noch keine Videos',
  'loop.videos.empty.text': 'Das erste gibt den Ton an.',
  'loop.refresh': 'Noch einmal nachsehen',
  'loop.closed.title': 'Nur für Mitglieder',
  'loop.closed.text': 'Videos und Mitglieder siehst du nach dem Beitritt. Die Moderation beantwortet jede Anfrage.',
  'loop.archived': 'Archiviert: Er bleibt zu sehen und nimmt nichts Neues auf.',
  'loop.leave': 'Verlassen',
  'loop.leave.title': '{name} verlassen?',
  'loop.leave.open': 'Du kannst jederzeit wieder beitreten.',
  'loop.leave.closed': 'Videos und Mitglieder siehst du dann nicht mehr. Wenn du zurückwillst, fragst du neu an.',
  'loop.withdraw': 'Zurückziehen',
  'loop.withdraw.title': 'Anfrage zurückziehen?',
  'loop.notFound.title': 'Diesen Loop gibt es nicht',
  'loop.notFound.text': 'Es gibt ihn nicht mehr, oder der Link ist falsch geschrieben.',
  'loop.page.error': 'Der Loop wurde nicht geladen',
  'loop.noSlug': '<geuin-loop> muss wissen, welcher Loop: slug="…" am Element.',
}
