import type { Brand } from '../brand'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useT } from '../kit/useT'
import { fillIn, slot } from '../ui/fillIn'
import { getAppStrings } from './strings'

interface Props {
  brand: Pick<Brand, 'privacyLink' | 'termsLink'>
}

/** What becomes of a number or an address, by the brand's own pages or ours. */
export const Note = ({ brand: { privacyLink, termsLink } }: Props) => {
  const t = useT(getAppStrings)
  const { settings } = useIsland()
  const link = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener">
      {words}
    </a>
  )
  return (
    <p className="get-app-note">
      {fillIn(t('getApp.note', { privacy: slot('privacy'), terms: slot('terms') }), {
        privacy: link(privacyLink ?? absoluteRoute(settings, 'privacy'), t('getApp.privacy')),
        terms: link(termsLink ?? absoluteRoute(settings, 'terms'), t('getApp.terms')),
      })}
    </p>
  )
}
