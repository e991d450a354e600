import { useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import type { LoopId } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { useEntity } from '../entities/useEntity'
import type { Video } from '../entities/video'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { fetchLoops, type LoopEntry } from '../loop/loops.query'
import { Button, usePending } from '../ui/button/Button'
import { Choice, ChoicesEnd } from '../ui/form/Choices'
import { FormError } from '../ui/form/FormError'
import { Avatar } from '../ui/image/Avatar'
import { LongList } from '../ui/list/LongList'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { errorKey } from '../ui/state/errorText'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import { useList } from '../ui/useList'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import styles from './MoveVideo.css'
import type { PlacedVideoProps } from './placedVideo'
import { moveVideo } from './placedVideo.actions'
import { placedVideoStrings } from './placedVideo.strings'

interface Props extends PlacedVideoProps {
  video: Video
  onBack(): void
}

interface LoopChoiceProps extends LoopEntry {
  checked: boolean
  onChange(): void
}

const LoopChoice = ({ id, ...choice }: LoopChoiceProps) => {
  const { name, image } = useEntity(loopStore, useIsland().site, id)
  return (
    <Choice className="move-loop" type="radio" name="loop" {...choice}>
      <Avatar name={name} image={image} size="s" square />
      <span dir="auto">{name}</span>
    </Choice>
  )
}

/** Chooses the loop of a community that a video is in. */
export const MoveVideo = ({ placed, video, onBack, onClose }: Props) => {
  useStyles(styles)
  const { element, settings, site, t: base } = useIsland()
  const t = useT(placedVideoStrings)
  const toast = useSetAtom(showToast)
  const now = (video.loop?.id ?? null) as LoopId | null
  const [chosen, choose] = useState(now)
  const [error, setError] = useState<unknown>(null)
  const [isPending, run] = usePending()
  const { slug, name: community } = placed.community
  const fetchPage = useCallback(
    (cursor: string | null) => fetchLoops(settings, { path: paths.communityLoops, query: { slug } }, cursor),
    [settings, slug],
  )
  const loops = useList<LoopEntry>(fetchPage)
  const send = () =>
    run(async () => {
      setError(null)
      try {
        await moveVideo(settings, placed, chosen)
        onClose()
        const message =
          chosen === null
            ? t('placedVideo.movedOut')
            : t('placedVideo.moved', { loop: loopStore.get(site, chosen).name })
        toast(element, { kind: 'success', message })
      } catch (failure) {
        setError(failure)
      }
    })
  const isStuck = isApiError(error) && error.code === codes.conflict
  const message = isStuck ? t('placedVideo.move.stays') : base(errorKey(error))
  return (
    <BottomSheet title={t('placedVideo.move')} onBack={onBack} onClose={onClose}>
      <p className="move-lead">{t('placedVideo.move.lead', { community })}</p>
      {now !== null && (
        <Choice className="move-loop" type="radio" name="loop" checked={chosen === null} onChange={() => choose(null)}>
          <span>{t('placedVideo.move.none')}</span>
        </Choice>
      )}
      <LongList
        {...loops}
        label={t('placedVideo.move')}
        failed={t('placedVideo.loops.failed')}
        empty={<StateMessage drawing={drawings.empty} title={t('placedVideo.loops.empty')} />}
        skeletons={<RowSkeletons />}
      >
        {({ id }) => <LoopChoice id={id} checked={chosen === id} onChange={() => choose(id)} />}
      </LongList>
      <ChoicesEnd>
        <FormError message={error === null ? undefined : message} />
        <Button variant="primary" wide disabled={chosen === now} pending={isPending} onClick={send}>
          {t('placedVideo.move.send')}
        </Button>
      </ChoicesEnd>
    </BottomSheet>
  )
}
