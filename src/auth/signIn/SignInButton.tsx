import { BrandMark } from '../../brand/BrandMark'
import { useBrand } from '../../brand/useBrand'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Skeleton } from '../../ui/state/Skeleton'
import { authStrings } from '../auth.strings'

interface Props {
  onPress(): void
}

/** Opens the sign-in. Works without the brand's details, so that a failed request costs only the logo. */
export const SignInButton = ({ onPress }: Props) => {
  const t = useT(authStrings)
  const { data: brand, isPending } = useBrand()
  return (
    <div className="auth-sign-in">
      <Button variant="outline" small onClick={onPress}>
        {brand && <BrandMark brand={brand} />}
        {isPending && <Skeleton width={20} height={20} />}
        {t('auth.signIn')}
      </Button>
    </div>
  )
}
