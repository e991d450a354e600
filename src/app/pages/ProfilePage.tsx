import { useT } from '../../kit/useT'
import { useProfile } from '../../profilePage/useProfile'
import { PageHeading } from '../../ui/page/PageHeading'
import { appStrings } from '../app.strings'
import { InnerElement } from '../InnerElement'
import type { PageProps } from '../pageProps'
import { OwnPages } from './OwnPages'

/** A person or a brand. */
export default function ProfilePage({ page, slug = '' }: PageProps) {
  const t = useT(appStrings)
  const kind = page === 'brand' ? 'brand' : 'profile'
  const { profile } = useProfile({ kind, slug })
  const attributes = kind === 'brand' ? { 'brand-slug': slug } : { slug }
  return (
    <>
      <PageHeading title={profile?.name ?? t(kind === 'brand' ? 'app.title.brand' : 'app.title.profile')} hidden />
      {kind === 'profile' && profile?.isOwn && <OwnPages />}
      <InnerElement key={`${kind} ${slug}`} tag="geuin-profile" attributes={attributes} />
    </>
  )
}
