import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { communityIdAtom } from '../../community/community.query'
import { communityStore } from '../../entities/community.store'
import { useEntity } from '../../entities/useEntity'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PageHeading } from '../../ui/page/PageHeading'
import { appStrings } from '../app.strings'
import { InnerElement } from '../InnerElement'
import type { PageProps } from '../pageProps'

/** A community. */
export default function CommunityPage({ slug = '' }: PageProps) {
  const { settings, site } = useIsland()
  const t = useT(appStrings)
  const { data } = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  const community = useEntity(communityStore, site, data)
  return (
    <>
      <PageHeading title={community?.name ?? t('app.title.community')} hidden />
      <InnerElement key={slug} tag="geuin-community" attributes={{ slug }} />
    </>
  )
}
