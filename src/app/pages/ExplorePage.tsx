import { useT } from '../../kit/useT'
import { PageHeading } from '../../ui/page/PageHeading'
import { appStrings } from '../app.strings'
import { InnerElement } from '../InnerElement'

/** What there is to discover. */
export default function ExplorePage() {
  const t = useT(appStrings)
  return (
    <>
      <PageHeading title={t('app.title.explore')} hidden />
      <InnerElement tag="geuin-explore" attributes={{}} />
    </>
  )
}
