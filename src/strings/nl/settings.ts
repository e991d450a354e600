import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'settings.title': 'Instellingen',
  'settings.lost': 'Deze pagina is er niet',
  'settings.group.community': 'Community',
  'settings.group.help': 'Hulp',
  'settings.terms': 'Voorwaarden',
  'settings.policy': 'Privacybeleid',
  'settings.signOut': 'Uitloggen',
  'settings.none': 'Geen',
  'settings.visitor': 'Log in om te zien wat bij je account hoort.',
  'settings.visitor.signIn': 'Inloggen',
  'settings.closed.title': 'Dit hoort bij je account',
  'settings.closed.text': 'Log in om het te zien en te wijzigen.',

  'settings.profile': 'Profiel',
  'settings.picture': 'Foto wijzigen',
  'settings.name': 'Volledige naam',
  'settings.username': 'Gebruikersnaam',
  'settings.bio': 'Bio',
  'settings.birthDate': 'Geboortedatum',
  'settings.social': 'Sociale profielen',
  'settings.social.count': '{linked} van {all}',
  'settings.interests': 'Interesses',

  'settings.signIn': 'Inloggen',
  'settings.signIn.lead': 'Codes om in te loggen komen hier aan. Een wijziging bevestig je met een code.',
  'settings.email': 'E-mailadres',
  'settings.phone': 'Telefoonnummer',

  'settings.devices': 'Apparaten',
  'settings.notifications': 'Notificaties',
  'settings.privacy': 'Privacy',
  'settings.contact': 'Contact',

  'settings.appearance': 'Taal en weergave',
  'settings.scheme': 'Weergave',
  'settings.scheme.system': 'Systeem',
  'settings.scheme.light': 'Licht',
  'settings.scheme.dark': 'Donker',
  'settings.language': 'Taal',
  'settings.language.page': 'Zoals op deze site',

  'settings.delete': 'Account verwijderen',
  'settings.delete.lead': 'Dit kan niet ongedaan worden gemaakt. Dit gebeurt er.',
  'settings.delete.videos': 'Je video’s verdwijnen, met hun reacties en sparks.',
  'settings.delete.comments': 'Je reacties worden leeggemaakt, zodat gesprekken te volgen blijven.',
  'settings.delete.leader': 'Community’s die alleen jij beheert, moet je eerst overdragen.',
  'settings.delete.copy': 'Neem je gegevens mee',
  'settings.delete.copy.hint': 'Een kopie, voordat er iets weg is',
  'settings.delete.signOut': 'Alleen uitloggen',
  'settings.delete.signOut.hint': 'Alles blijft',
}
