import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { commentIcons } from '../comments/commentIcons'
import { communityIdAtom } from '../community/community.query'
import type { Community } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { viewerMay } from '../entities/communityPermissions'
import { useEntity } from '../entities/useEntity'
import type { Video } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { SheetRow, SheetRows } from '../ui/overlay/SheetRow'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { MoveVideo } from './MoveVideo'
import type { PlacedVideoProps } from './placedVideo'
import { pinVideo, setComments } from './placedVideo.actions'
import { placedVideoStrings } from './placedVideo.strings'
import { placedVideoIcons } from './placedVideoIcons'
import { RemoveVideo } from './RemoveVideo'

type View = 'acts' | 'move' | 'remove'

interface ActsProps extends PlacedVideoProps {
  community: Community
  video: Video
  onView(view: View): void
}

const Acts = ({ placed, community, video, onView, onClose }: ActsProps) => {
  const { element, settings } = useIsland()
  const t = useT(placedVideoStrings)
  const toast = useSetAtom(showToast)
  /** Closes the sheet, does it, and says so. */
  const doing = (act: () => Promise<void>, message: string) => () => {
    onClose()
    act().then(
      () => toast(element, { kind: 'success', message }),
      (error: unknown) => showFailure(element, error),
    )
  }
  const { name } = community
  // What was reposted there was posted elsewhere: it can only be taken out.
  const isPosted = video.community?.id === community.id
  const isPinned = community.pinned?.id === video.id
  const off = !video.commentsOff
  return (
    <SheetRows>
      {isPosted && viewerMay(community, 'pinVideo') && (
        <SheetRow
          icon={commentIcons.pin}
          first
          onPress={doing(
            () => pinVideo(settings, placed, !isPinned),
            isPinned ? t('placedVideo.unpinned') : t('placedVideo.pinned', { community: name }),
          )}
        >
          {t(isPinned ? 'placedVideo.unpin' : 'placedVideo.pin')}
        </SheetRow>
      )}
      {isPosted && viewerMay(community, 'setComments') && (
        <SheetRow
          icon={off ? placedVideoIcons.commentsOff : 'comment'}
          onPress={doing(
            () => setComments(settings, placed, off),
            t(off ? 'placedVideo.closed' : 'placedVideo.opened'),
          )}
        >
          {t(off ? 'placedVideo.close' : 'placedVideo.open')}
        </SheetRow>
      )}
      {isPosted && viewerMay(community, 'moveVideo') && (
        <SheetRow icon="loop" onPress={() => onView('move')}>
          {t('placedVideo.move')}
        </SheetRow>
      )}
      {viewerMay(community, 'removeVideo') && (
        <SheetRow icon={commentIcons.trash} danger onPress={() => onView('remove')}>
          {t('placedVideo.remove')}
        </SheetRow>
      )}
    </SheetRows>
  )
}

/** What those who lead a community can do with a video in it. */
export const PlacedVideoSheet = ({ placed, onClose }: PlacedVideoProps) => {
  const { settings, site, t: base } = useIsland()
  const t = useT(placedVideoStrings)
  const [view, setView] = useState<View>('acts')
  const { slug, name } = placed.community
  const query = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  const community = useEntity(communityStore, site, query.data)
  const video = useEntity(videoStore, site, placed.videoId)
  const back = () => setView('acts')
  if (community && view === 'move') return <MoveVideo {...{ placed, video, onBack: back, onClose }} />
  if (community && view === 'remove') return <RemoveVideo {...{ placed, video, onBack: back, onClose }} />
  return (
    <BottomSheet title={t('placedVideo.title', { community: name })} size="compact" onClose={onClose}>
      {community ? (
        <Acts {...{ placed, community, video, onClose }} onView={setView} />
      ) : query.error ? (
        <FailedState
          title={t('placedVideo.failed')}
          text={base(errorKey(query.error))}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <RowSkeletons />
      )}
    </BottomSheet>
  )
}
