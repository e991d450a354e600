import { useAtomValue } from 'jotai'
import { useId, useMemo, useState } from 'react'
import { communityIdAtom } from '../../community/community.query'
import { recentCommunities } from '../../community/recentCommunities'
import { communityStore } from '../../entities/community.store'
import { useEntity } from '../../entities/useEntity'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Avatar } from '../../ui/image/Avatar'
import { useStyles } from '../../ui/styles/useStyles'
import { appStrings } from '../app.strings'
import type { Match } from '../match'
import { NavItem } from './NavItem'
import styles from './RecentNav.css'

/** So many fit between the places and the settings on a laptop. */
const most = 5

const Recent = ({ slug, current }: { slug: string; current: boolean }) => {
  const { settings, site } = useIsland()
  const { data } = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  const community = useEntity(communityStore, site, data)
  if (!community) return null
  const { name, image } = community
  return (
    <NavItem
      page="community"
      slug={slug}
      current={current}
      name={name}
      icon={<Avatar name={name} image={image} size="s" square />}
    />
  )
}

interface Props {
  match: Match | null
}

/** The communities that this browser showed last, in the rail; nothing where there are none. */
export default function RecentNav({ match }: Props) {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(appStrings)
  const heading = useId()
  const [slugs] = useState(() => recentCommunities(settings).list().slice(0, most))
  if (slugs.length === 0) return null
  return (
    <div className="app-recent">
      <h2 id={heading}>{t('app.recent')}</h2>
      <ul aria-labelledby={heading}>
        {slugs.map((slug) => (
          <Recent key={slug} slug={slug} current={match?.page === 'community' && match.slug === slug} />
        ))}
      </ul>
    </div>
  )
}
