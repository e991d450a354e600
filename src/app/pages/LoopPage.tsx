import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { loopStore } from '../../entities/loop.store'
import { useEntity } from '../../entities/useEntity'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { loopIdAtom } from '../../loop/loop.query'
import { PageHeading } from '../../ui/page/PageHeading'
import { appStrings } from '../app.strings'
import { InnerElement } from '../InnerElement'
import type { PageProps } from '../pageProps'

/** A loop. */
export default function LoopPage({ slug = '' }: PageProps) {
  const { settings, site } = useIsland()
  const t = useT(appStrings)
  const { data } = useAtomValue(useMemo(() => loopIdAtom(settings, slug), [settings, slug]))
  const loop = useEntity(loopStore, site, data)
  return (
    <>
      <PageHeading title={loop?.name ?? t('app.title.group')} hidden />
      <InnerElement key={slug} tag="geuin-loop" attributes={{ slug }} />
    </>
  )
}
