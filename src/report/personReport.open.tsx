import { resolveSettings } from '../kit/settings'
import { translator } from '../kit/t'
import { openSheet } from '../ui/overlay/openSheet'
import { PersonThanks } from './person/PersonThanks'
import { PlaceField } from './person/PlaceField'
import type { PersonSubject, ReportedPerson } from './person/person'
import { sendPersonReport } from './person/person.actions'
import { personReportStrings } from './person/personReport.strings'

/** What can be wrong with a person, in the order in which it is offered. */
const personReasons = ['spam', 'nudity', 'harassment', 'hate', 'violence', 'impersonation', 'other'] as const

/** Asks a signed-in viewer what is wrong with a person. */
export const openPersonReport = async (element: Element, person: ReportedPerson): Promise<void> => {
  const { id, slug, name } = person
  const loaded = import('./report.intent')
  const t = translator(await personReportStrings.load(resolveSettings(element).locale))
  let communityId = ''
  const choose = (place: string) => {
    communityId = place
  }
  const subject: PersonSubject = {
    name,
    title: t('reportPerson.title', { name }),
    reasons: personReasons,
    impersonation: t('reportPerson.impersonation'),
    Place: () => <PlaceField slug={slug} onChoose={choose} />,
    send: async (details) => {
      await sendPersonReport(element, { userId: id, communityId, ...details })
      await openSheet(element, PersonThanks, { person })
    },
  }
  return (await loaded).run(subject, element)
}
