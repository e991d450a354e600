import { type ReactNode, useState } from 'react'
import type { Brand } from '../../brand/brand'
import { toJson } from '../../kit/guard'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { useStep } from '../../modal/stepContext'
import { refusesGoogle } from '../../session/provider'
import { startProvider } from '../../session/provider.actions'
import { Button } from '../../ui/button/Button'
import { FormError } from '../../ui/form/FormError'
import { authStrings } from '../auth.strings'
import { AppleLogo, GoogleLogo, KeyIcon } from './providerLogos'

interface Props {
  brand: Brand
}

interface Provider {
  kind: 'google' | 'apple' | 'brand'
  /** Null for a brand that enables its own accounts without an id. */
  thirdPartyId: string | null
  /** The accessible name; the button shows the short one. */
  name: string
  short: string
  logo: ReactNode
}

const useProviders = ({ name: brand, socialLogin }: Brand): Provider[] => {
  const t = useT(authStrings)
  const { google, apple, brand: sso, brandSsoId } = socialLogin
  const all: (Provider & { isOn: boolean })[] = [
    {
      ...{ kind: 'google', isOn: google, thirdPartyId: 'google', logo: <GoogleLogo /> },
      ...{ name: t('auth.google.name'), short: t('auth.google') },
    },
    {
      ...{ kind: 'apple', isOn: apple, thirdPartyId: 'apple', logo: <AppleLogo /> },
      ...{ name: t('auth.apple.name'), short: t('auth.apple') },
    },
    {
      ...{ kind: 'brand', isOn: sso, thirdPartyId: brandSsoId, logo: <KeyIcon /> },
      ...{ name: t('auth.sso.name', { brand }), short: t('auth.sso', { brand }) },
    },
  ]
  return all.filter(({ isOn }) => isOn)
}

/** Sign-in with a provider: Google, Apple or the brand's own accounts, as far as the brand enables them. */
export const ProviderButtons = ({ brand }: Props) => {
  const t = useT(authStrings)
  const { element } = useIsland()
  const { intent, destination, form } = useStep()
  const [starting, setStarting] = useState<Provider['kind'] | null>(null)
  const [error, setError] = useState<string>()
  const providers = useProviders(brand)
  if (providers.length === 0) return null

  const start = async ({ kind, thirdPartyId }: Provider) => {
    if (starting) return
    setError(undefined)
    if (!thirdPartyId) return setError(t('auth.sso.missing'))
    if (kind === 'google' && refusesGoogle(navigator.userAgent)) return setError(t('auth.google.refused'))
    setStarting(kind)
    const resume = toJson({ step: 'SIGNIN', intent, destination, form: { action: form.action } })
    const { status } = await startProvider(element, { thirdPartyId, resume })
    // After a success the browser leaves for the provider's page.
    if (status === 'failed') setStarting(null)
  }

  return (
    <div className="sign-in-social">
      <p className="sign-in-or">{t('auth.or')}</p>
      <div className="sign-in-ways">
        {providers.map((provider) => (
          <Button
            key={provider.kind}
            variant="outline"
            pending={starting === provider.kind}
            aria-label={provider.name}
            onClick={() => void start(provider)}
          >
            {provider.logo}
            <span className="sign-in-short" dir="auto">
              {provider.short}
            </span>
          </Button>
        ))}
      </div>
      {error !== undefined && <FormError message={error} />}
    </div>
  )
}
