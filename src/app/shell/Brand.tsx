import { BrandMark } from '../../brand/BrandMark'
import { useBrand } from '../../brand/useBrand'
import { PageLink } from '../../ui/button/PageLink'
import { Skeleton } from '../../ui/state/Skeleton'

/** The brand over the rail, which leads home: its mark, and its wordmark or name where there is room. */
export const Brand = () => {
  const { data: brand, isPending } = useBrand()
  if (!brand)
    return (
      <span className="app-brand" aria-hidden="true">
        {isPending && <Skeleton width={28} height={28} />}
      </span>
    )
  return (
    <PageLink className="app-brand" page="home" aria-label={brand.name}>
      <span className="app-mark">
        <BrandMark brand={brand} />
      </span>
      {brand.webLogo ? <img className="app-wordmark" src={brand.webLogo} alt="" /> : <b>{brand.name}</b>}
    </PageLink>
  )
}
