import type { Loop } from '../entities/loop'
import { viewerMayInLoop } from '../entities/loopPermissions'
import { perform } from '../intent/perform.actions'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useT } from '../kit/useT'
import { loopStrings } from '../loop/loop.strings'
import { ManageLoopButton } from '../loop/ManageLoopButton'
import { Description } from '../text/Description'
import { IconButton } from '../ui/button/IconButton'
import { PageLink } from '../ui/button/PageLink'
import { fillIn, slot } from '../ui/fillIn'
import { bell } from '../ui/icon/bell'
import { Avatar } from '../ui/image/Avatar'
import { useStyles } from '../ui/styles/useStyles'
import { Counts } from '../ui/text/Counts'
import styles from './LoopHeader.css'
import { LoopJoinButton } from './LoopJoinButton'
import { loopPageStrings } from './loopPage.strings'

/** Pictures, name, place, counts, what it is about; the way in, notifications and the link to share. */
export const LoopHeader = ({ loop }: { loop: Loop }) => {
  useStyles(styles)
  const { element, settings } = useIsland()
  const t = useT(loopPageStrings)
  const short = useT(loopStrings)
  const { id, slug, name, description, image, community, isArchived, counts } = loop
  const isOpen = viewerMayInLoop(loop, 'viewContent')
  const members = formatCount(counts.members, settings.locale)
  const videos = formatCount(counts.videos, settings.locale)

  const share = () => {
    const url = absoluteRoute(settings, 'group', { slug })
    perform({ type: 'share', kind: 'loop', id, slug, url, title: name }, element)
  }
  const subscribe = () => perform({ type: 'subscribe', loopId: id, slug, subscribed: !loop.isSubscribed }, element)

  return (
    <header part="head" className="loop-head">
      <span className="loop-pictures">
        <Avatar name={community?.name ?? name} image={community?.image ?? null} size="xl" square />
        <Avatar name={name} image={image} size="xl" square />
      </span>
      <div className="loop-name">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {community && (
          <p className="loop-place">
            {fillIn(t('loop.in', { community: slot('community') }), {
              community: (
                <PageLink page="community" slug={community.slug}>
                  <bdi>{community.name}</bdi>
                </PageLink>
              ),
            })}
          </p>
        )}
        <Counts
          counts={[
            { shown: members, text: short('loop.members', { count: counts.members, shown: members }) },
            ...(isOpen ? [{ shown: videos, text: t('loop.videos', { count: counts.videos, shown: videos }) }] : []),
          ]}
        />
      </div>
      <div className="loop-acts">
        <IconButton className="loop-square" icon="share" size="m" label={t('loop.share')} onClick={share} />
        {isOpen && !isArchived && (
          <IconButton
            className="loop-square"
            icon={bell}
            size="m"
            label={t('loop.subscribe')}
            aria-pressed={loop.isSubscribed}
            onClick={subscribe}
          />
        )}
        <ManageLoopButton loop={loop} className="loop-square" />
        <LoopJoinButton loop={loop} />
      </div>
      {(description || isArchived) && (
        <div className="loop-about">
          {description && <Description text={description} facets={[]} />}
          {isArchived && <p className="loop-archived">{t('loop.archived')}</p>}
        </div>
      )}
    </header>
  )
}
