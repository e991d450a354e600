import type { en } from '../en/report'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'report.video': 'Signaler la vidéo',
  'report.comment': 'Signaler le commentaire',
  'report.lead': 'Quel est le problème ? Personne ne saura qui a fait ce signalement.',
  'report.leadAbout': 'Quel est le problème ? {name} ne saura pas qui a fait ce signalement.',
  'report.reasons': 'Motif',
  'report.reason.spam': 'Spam ou tromperie',
  'report.reason.nudity': 'Nudité ou contenu sexuel',
  'report.reason.harassment': 'Harcèlement ou intimidation',
  'report.reason.hate': 'Haine',
  'report.reason.violence': 'Violence ou danger',
  'report.reason.stolen': 'Ma création, utilisée sans autorisation',
  'report.reason.other': 'Autre chose',
  'report.note': 'Quelque chose à ajouter ? (facultatif)',
  'report.note.stolen': 'Où se trouve l’original ? (facultatif)',
  'report.note.other': 'De quoi s’agit-il ? (facultatif)',
  'report.send': 'Envoyer',
  'report.thanks': 'Merci, on va regarder ça',
  'report.thanks.video': 'En attendant, tu ne verras plus cette vidéo.',
  'report.thanks.comment': 'En attendant, tu ne verras plus ce commentaire.',
  'report.next': 'Vidéo suivante',
  'report.done': 'Terminé',
  'report.hide': 'Masquer tout ce qui vient de {name}',
  'report.hidden': 'Tu ne verras plus rien de {name}.',
}
