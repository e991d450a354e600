import { type ReactNode, useState } from 'react'
import type { Brand } from '../brand/brand'
import { useIsland } from '../kit/island'
import { toJson } from '../kit/json'
import { useT } from '../kit/useT'
import { useStep } from '../modal/stepContext'
import { refusesGoogle } from '../session/provider'
import { startProvider } from '../session/provider.actions'
import { Button } from '../ui/Button'
import { FormError } from '../ui/FormError'
import { AppleMark, GoogleMark, KeyMark } from './marks'
import { authStrings } from './strings'

interface Props {
  brand: Brand
}

interface Way {
  kind: 'google' | 'apple' | 'brand'
  /** Null for a brand that offers its own accounts without saying which. */
  thirdPartyId: string | null
  /** The whole phrase; the button shows the short one. */
  name: string
  short: string
  mark: ReactNode
}

const useWays = ({ name: brand, socialLogin }: Brand): Way[] => {
  const t = useT(authStrings)
  const { google, apple, brand: sso, brandSsoId } = socialLogin
  const all: (Way & { isOn: boolean })[] = [
    {
      ...{ kind: 'google', isOn: google, thirdPartyId: 'google', mark: <GoogleMark /> },
      ...{ name: t('auth.google.name'), short: t('auth.google') },
    },
    {
      ...{ kind: 'apple', isOn: apple, thirdPartyId: 'apple', mark: <AppleMark /> },
      ...{ name: t('auth.apple.name'), short: t('auth.apple') },
    },
    {
      ...{ kind: 'brand', isOn: sso, thirdPartyId: brandSsoId, mark: <KeyMark /> },
      ...{ name: t('auth.sso.name', { brand }), short: t('auth.sso', { brand }) },
    },
  ]
  return all.filter(({ isOn }) => isOn)
}

/** Who else knows the viewer, as the brand offers it. */
export const Social = ({ brand }: Props) => {
  const t = useT(authStrings)
  const { element } = useIsland()
  const { intent, destination, form } = useStep()
  const [leaving, setLeaving] = useState<Way['kind'] | null>(null)
  const [error, setError] = useState<string>()
  const ways = useWays(brand)
  if (ways.length === 0) return null

  const go = async ({ kind, thirdPartyId }: Way) => {
    if (leaving) return
    setError(undefined)
    if (!thirdPartyId) return setError(t('auth.sso.missing'))
    if (kind === 'google' && refusesGoogle(navigator.userAgent)) return setError(t('auth.google.refused'))
    setLeaving(kind)
    const resume = toJson({ step: 'SIGNIN', intent, destination, form: { action: form.action } })
    const { status } = await startProvider(element, { thirdPartyId, resume })
    // Otherwise the page is about to go.
    if (status === 'failed') setLeaving(null)
  }

  return (
    <div className="sign-in-social">
      <p className="sign-in-or">{t('auth.or')}</p>
      <div className="sign-in-ways">
        {ways.map((way) => (
          <Button
            key={way.kind}
            variant="outline"
            pending={leaving === way.kind}
            aria-label={way.name}
            onClick={() => void go(way)}
          >
            {way.mark}
            <span className="sign-in-short" dir="auto">
              {way.short}
            </span>
          </Button>
        ))}
      </div>
      {error !== undefined && <FormError message={error} />}
    </div>
  )
}
