import type { Brand } from '../brand'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useT } from '../kit/useT'
import { fillIn, slot } from '../ui/fillIn'
import { authStrings } from './strings'

interface Props {
  brand: Brand
}

/** What somebody agrees to who goes on, by the brand's own pages or ours. */
export const Agreement = ({ brand: { termsLink, privacyLink } }: Props) => {
  const { settings } = useIsland()
  const t = useT(authStrings)
  const link = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener">
      {words}
    </a>
  )
  return (
    <p className="sign-in-note">
      {fillIn(t('auth.agree', { terms: slot('terms'), privacy: slot('privacy') }), {
        terms: link(termsLink ?? absoluteRoute(settings, 'terms'), t('auth.terms')),
        privacy: link(privacyLink ?? absoluteRoute(settings, 'privacy'), t('auth.privacy')),
      })}
    </p>
  )
}
