import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'settings.title': 'Impostazioni',
  'settings.lost': 'Questa pagina non c’è',
  'settings.group.community': 'Community',
  'settings.group.help': 'Aiuto',
  'settings.terms': 'Termini',
  'settings.policy': 'Informativa sulla privacy',
  'settings.signOut': 'Esci',
  'settings.none': 'Nessuno',
  'settings.visitor': 'Accedi per vedere ciò che fa parte del tuo account.',
  'settings.visitor.signIn': 'Accedi',
  'settings.closed.title': 'Questo fa parte del tuo account',
  'settings.closed.text': 'Accedi per vederlo e modificarlo.',

  'settings.profile': 'Profilo',
  'settings.picture': 'Cambia foto',
  'settings.name': 'Nome completo',
  'settings.username': 'Nome utente',
  'settings.bio': 'Bio',
  'settings.birthDate': 'Data di nascita',
  'settings.social': 'Profili social',
  'settings.social.count': '{linked} di {all}',
  'settings.interests': 'Interessi',

  'settings.signIn': 'Accesso',
  'settings.signIn.lead': 'I codici per accedere arrivano qui. Ogni modifica si conferma con un codice.',
  'settings.email': 'Indirizzo email',
  'settings.phone': 'Numero di telefono',

  'settings.devices': 'Dispositivi',
  'settings.notifications': 'Notifiche',
  'settings.privacy': 'Privacy',
  'settings.contact': 'Contattaci',

  'settings.appearance': 'Lingua e aspetto',
  'settings.scheme': 'Aspetto',
  'settings.scheme.system': 'Sistema',
  'settings.scheme.light': 'Chiaro',
  'settings.scheme.dark': 'Scuro',
  'settings.language': 'Lingua',
  'settings.language.page': 'Come su questo sito',

  'settings.delete': 'Elimina account',
  'settings.delete.lead': 'Non si può annullare. Ecco che cosa succede.',
  'settings.delete.videos': 'I tuoi video spariscono, con commenti e spark.',
  'settings.delete.comments': 'I tuoi commenti vengono svuotati, così le conversazioni restano comprensibili.',
  'settings.delete.leader': 'Le community che gestisci solo tu vanno prima affidate ad altri.',
  'settings.delete.copy': 'Porta con te i tuoi dati',
  'settings.delete.copy.hint': 'Una copia, prima che sparisca tutto',
  'settings.delete.signOut': 'Esci soltanto',
  'settings.delete.signOut.hint': 'Resta tutto',
}
