import type { Words } from './words'

const videos = (times: number) => (times === 1 ? 'ein neues Video' : `${times} neue Videos`)
const has = (isMany: boolean) => (isMany ? 'haben' : 'hat')

export const de: Words = {
  language: 'de',
  somebody: 'Jemand',
  who: (first, second, others) => {
    if (others === 0) return first
    return second ? `${first} und ${second}` : `${first} und ${others} andere`
  },
  sentences: {
    spark: ({ who, isMany }) => `${who} ${has(isMany)} deinem Video einen Spark gegeben`,
    comment_spark: ({ who, isMany }) => `${who} ${has(isMany)} deinem Kommentar einen Spark gegeben`,
    comment: ({ who, isMany }) => `${who} ${has(isMany)} dein Video kommentiert`,
    reply: ({ who, isMany }) => `${who} ${has(isMany)} auf deinen Kommentar geantwortet`,
    mention: ({ who, isMany }) => `${who} ${has(isMany)} dich erwähnt`,
    repost: ({ who, isMany }) => `${who} ${has(isMany)} dein Video geteilt`,
    join_request: ({ who, isMany, place }) => `${who} ${isMany ? 'möchten' : 'möchte'} ${place} beitreten`,
    join_accepted: ({ place }) => `Du bist dabei: willkommen in ${place}`,
    role_leader: ({ place }) => `Du leitest jetzt ${place}`,
    role_moderator: ({ place }) => `Du moderierst jetzt ${place}`,
    role_member: ({ place }) => `Du bist jetzt Mitglied in ${place}`,
    member_removed: ({ place }) => `Du wurdest aus ${place} entfernt`,
    member_banned: ({ place }) => `Du wurdest in ${place} gesperrt`,
    new_video: ({ place, times }) => `${place} hat ${videos(times)}`,
    creator_accepted: () => 'Du bist jetzt Creator',
    post_published: () => 'Dein Post ist veröffentlicht',
    post_failed: () => 'Dein Post konnte nicht veröffentlicht werden',
    removed: () => 'Die Moderation hat etwas von dir entfernt',
    put_back: () => 'Die Moderation hat etwas von dir wiederhergestellt',
    upheld: () => 'Die Moderation hat noch einmal geprüft und bleibt dabei',
    report_kept: () => 'Deine Meldung wurde geprüft: Es bleibt stehen',
    report_removed: () => 'Deine Meldung wurde geprüft: Es wurde entfernt',
  },
  digest: {
    subject: (count, brand) => (count === 1 ? `Es gibt Neues auf ${brand}` : `${count} Neuigkeiten auf ${brand}`),
    more: (count) => `Und ${count} weitere.`,
    all: 'Alle ansehen:',
    why: (brand) => `Diese Mail kommt höchstens einmal am Tag, wenn auf ${brand} etwas auf dich wartet.`,
    stop: 'Keine solchen Mails mehr:',
  },
  stopPage: {
    title: 'Keine solchen Mails mehr?',
    lead: (brand) => `${brand} sagt dir dann nur noch auf den eigenen Seiten, was passiert.`,
    stop: 'Mails abbestellen',
    keep: 'Behalten',
    doneTitle: 'Die Mails sind abbestellt',
    doneLead: 'Was passiert, siehst du auf der Seite. Codes und Nachrichten zu deinem Konto kommen weiter per Mail.',
    resume: 'Wieder schicken',
    resumedTitle: 'Die Mails kommen wieder',
    resumedLead: 'Wie vorher: höchstens einmal am Tag.',
    toSite: 'Zur Seite',
    overTitle: 'Dieser Link führt nirgendwohin',
    overLead: 'Vielleicht gibt es das Konto nicht mehr. In deinen Einstellungen hat jede Art von Mail einen Schalter.',
  },
}
