import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { offerStrings } from './offer.strings'

/** Says over an element that a spark needs a sign-in, with the button that leads to it. */
export const offerSignIn = async (element: Element, press: () => void): Promise<void> => {
  const { locale } = resolveSettings(element)
  const t = translator(await offerStrings.load(locale))
  pageStore().set(showToast, element, {
    kind: 'offer',
    message: t('offer.spark'),
    action: { label: t('offer.signIn'), press },
  })
}
