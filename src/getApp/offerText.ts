import type { Intent } from '../intent/intent'
import type { TranslateOf } from '../kit/t'
import type { en } from '../strings/en/getApp'
import type { GetAppData } from './getApp'
import { appOffer } from './offers'

/** Title and description of the offer, by the viewer's action. @param brand the brand's name */
export const offerText = (
  intent: Intent,
  brand: string,
  t: TranslateOf<typeof en>,
): Pick<GetAppData, 'title' | 'description'> => {
  const { title, lead } = appOffer(intent)
  const titleText = () => {
    if (title === 'getApp.title.join') return t(title, { community: 'name' in intent ? intent.name : '' })
    return title === 'getApp.title' ? t(title, { brand }) : t(title)
  }
  return {
    title: titleText(),
    description: lead === 'getApp.lead.video' || lead === 'getApp.lead.creator' ? t(lead, { brand }) : t(lead),
  }
}
