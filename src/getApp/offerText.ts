import type { TranslateOf } from '../kit/t'
import type { Wish } from '../modal/modal'
import type { en } from '../strings/getApp.en'
import type { GetAppData } from './getApp'

/** Title and description of the offer, by the viewer's action. @param brand the brand's name */
export const offerText = (
  wish: Wish,
  brand: string,
  t: TranslateOf<typeof en>,
): Pick<GetAppData, 'title' | 'description'> => {
  const lead = t('getApp.lead')
  switch (wish.action) {
    case 'spark':
      return { title: t('getApp.title.spark'), description: lead }
    case 'comment':
      return { title: t('getApp.title.comment'), description: lead }
    case 'repost':
      return { title: t('getApp.title.repost'), description: lead }
    case 'report':
      return { title: t('getApp.title.report'), description: lead }
    case 'join':
      return { title: t('getApp.title.join', { community: wish.community }), description: t('getApp.lead.join') }
    case 'creator':
      return { title: t('getApp.title.creator'), description: t('getApp.lead.creator', { brand }) }
    case 'signin':
      return wish.videoId === undefined
        ? { title: t('getApp.title', { brand }), description: lead }
        : { title: t('getApp.title.video'), description: t('getApp.lead.video', { brand }) }
  }
}
