import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'Wat er in {name} is',
  'loop.in': 'Een loop van {community}',
  'loop.videos': { one: '{shown} video', other: '{shown} video’s' },
  'loop.join': 'Lid worden',
  'loop.request': 'Toegang aanvragen',
  'loop.share': 'Loop delen',
  'loop.subscribe': 'Bericht bij nieuwe video’s',
  'loop.tab.videos': 'Video’s',
  'loop.tab.members': 'Leden',
  'loop.watch': 'Video’s van {name}',
  'loop.videos.empty': 'Nog geen video’s',
  'loop.videos.empty.text': 'De eerste zet de toon.',
  'loop.refresh': 'Opnieuw kijken',
  'loop.closed.title': 'Alleen voor leden',
  'loop.closed.text': 'Je ziet de video’s en leden zodra je lid bent. Een moderator beantwoordt elke aanvraag.',
  'loop.archived': 'Gearchiveerd: hij blijft te zien, maar er komt niets nieuws bij.',
  'loop.leave': 'Verlaten',
  'loop.leave.title': '{name} verlaten?',
  'loop.leave.open': 'Je kunt altijd weer lid worden.',
  'loop.leave.closed': 'Je ziet de video’s en leden dan niet meer. Om terug te komen vraag je het opnieuw.',
  'loop.withdraw': 'Intrekken',
  'loop.withdraw.title': 'Aanvraag intrekken?',
  'loop.notFound.title': 'Deze loop bestaat niet',
  'loop.notFound.text': 'Die is weg, of er zit een typfout in de link.',
  'loop.page.error': 'De loop is niet geladen',
  'loop.noSlug': '<geuin-loop> moet weten welke loop: zet slug="…" op het element.',
}
