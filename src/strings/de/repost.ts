import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'repost.title': 'Reposten in',
  'repost.profile': 'Dein Profil',
  'repost.members': { one: '{shown} Mitglied', other: '{shown} Mitglieder' },
  'repost.loop': 'Loop in {name}',
  'repost.approval': 'Erst stimmt eine Leitung zu',
  'repost.reposted': 'Repostet, {ago}',
  'repost.waiting': 'Wartet auf Zustimmung',
  'repost.leaders': 'Nur die Leitung kann hier posten',
  'repost.undo': 'Zurücknehmen',
  'repost.undoIn': 'Zurücknehmen: {name}',
  'repost.send': { one: 'In {count} Ort reposten', other: 'In {count} Orte reposten' },
  'repost.none': 'Wähle, wohin',
  'repost.more': 'Mehr anzeigen',
  'repost.error': 'Deine Orte wurden nicht geladen',
  'repost.done': { one: 'In {count} Ort repostet', other: 'In {count} Orte repostet' },
  'repost.asked': 'Wird repostet, sobald eine Leitung zustimmt',
  'repost.undone': 'Repost zurückgenommen',
}
