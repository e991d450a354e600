import type { en } from '../en/base'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'common.retry': 'Erneut versuchen',
  'common.close': 'Schließen',
  'common.cancel': 'Abbrechen',
  'common.back': 'Zurück',
  'common.dismiss': 'Ausblenden',
  'common.loading': 'Lädt',
  'common.more': 'mehr',
  'common.less': 'weniger',
  'common.time.now': 'Gerade eben',
  'common.time.minutes': 'vor {count} Min.',
  'common.time.hours': 'vor {count} Std.',

  'feed.label': 'Videos',
  'feed.tab.forYou': 'Für dich',
  'feed.tab.latest': 'Neu',
  'feed.tab.popular': 'Beliebt',
  'feed.empty.action': 'Communitys entdecken',
  'feed.incomplete': '<{tag}> braucht dafür {attribute}="…".',
  'feed.error.title': 'Die Videos wurden nicht geladen',
  'feed.more.error': 'Weitere Videos wurden nicht geladen.',
  'feed.spark': 'Spark geben',
  'feed.comments': 'Kommentare',
  'feed.repost': 'Reposten',
  'feed.reposted': 'Repostet von {name}',
  'feed.share': 'Teilen',
  'feed.options': 'Weitere Optionen',
  'feed.ad': 'Anzeige',

  'player.play': 'Abspielen',
  'player.mute': 'Ton aus',
  'player.unmute': 'Ton an',
  'player.tapToUnmute': 'Für Ton tippen',
  'player.clickToUnmute': 'Für Ton klicken',
  'player.seek': 'Spulen',
  'player.time': '{time} von {duration}',

  'auth.social.failed': 'Etwas ist schiefgegangen. Bitte versuche es später noch einmal.',

  'errors.network': 'Keine Verbindung. Prüfe sie und versuche es noch einmal.',
  'errors.timeout': 'Das dauert länger als üblich. Versuche es gleich noch einmal.',
  'errors.busy': 'Zu viele Anfragen. Versuche es gleich noch einmal.',
  'errors.notFound': 'Das gibt es nicht oder nicht mehr.',
  'errors.unexpected': 'Etwas ist schiefgegangen. Bitte versuche es noch einmal!',
  'errors.failed.title': 'Das wurde nicht geladen',
  'errors.failed.text': 'Versuche es noch einmal oder lade die Seite neu.',
  'errors.missingSetting':
    '<{tag}> braucht eine Einstellung: {attribute}="…" am Element oder data-{attribute}="…" am Script-Tag.',
  'errors.badSetting': 'Der Wert von {attribute} ist unbrauchbar und wurde übergangen.',
  'errors.badList': '<{tag}> kann {attribute} nicht lesen: es braucht ein Array oder dessen JSON.',
}
