import { useEffect } from 'react'
import { useBrandTheme } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Toaster } from '../ui/overlay/Toaster'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CommunityIsland.css'
import { CommunityView } from './CommunityView'
import { communityStrings } from './community.strings'
import { toCommunityTab } from './communityTab'

interface Props {
  slug: string | undefined
  tab: string | undefined
}

/** Shown when the page's author gave no slug. */
const NoSlug = () => {
  const { emit } = useIsland()
  const t = useT(communityStrings)
  const text = t('community.noSlug')
  useEffect(() => {
    emit('geuin:error', { code: 'missing-setting', message: text, setting: 'slug' })
  }, [emit, text])
  return <StateMessage drawing={drawings.lost} title={text} alert />
}

/** `<geuin-community>`: one community: its header, its videos, its loops and its members. */
export default function CommunityIsland({ slug, tab }: Props) {
  useStyles(styles)
  useBrandTheme()
  return (
    <div className="community">
      {slug ? <CommunityView key={slug} slug={slug} tab={toCommunityTab(tab)} /> : <NoSlug />}
      <Toaster />
    </div>
  )
}
