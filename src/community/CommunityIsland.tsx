import { useEffect } from 'react'
import { useBrandTheme } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { StateMessage } from '../ui/StateMessage'
import { Toaster } from '../ui/Toaster'
import { useSheet } from '../ui/useSheet'
import sheet from './CommunityIsland.css'
import { CommunityView } from './CommunityView'
import { communityStrings } from './strings'

interface Props {
  slug: string | undefined
}

/** An author forgot to say which community. */
const NoSlug = () => {
  const { emit } = useIsland()
  const t = useT(communityStrings)
  const text = t('community.noSlug')
  useEffect(() => {
    emit('geuin:error', { code: 'missing-setting', message: text, setting: 'slug' })
  }, [emit, text])
  return <StateMessage drawing="lost" title={text} alert />
}

/** `<geuin-community>`: one community's header and its videos. */
export default function CommunityIsland({ slug }: Props) {
  useSheet(sheet)
  useBrandTheme()
  return (
    <div className="community">
      {slug ? <CommunityView key={slug} slug={slug} /> : <NoSlug />}
      <Toaster />
    </div>
  )
}
