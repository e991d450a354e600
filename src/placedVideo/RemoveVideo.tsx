import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Video } from '../entities/video'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { FormError } from '../ui/form/FormError'
import { TextArea } from '../ui/form/TextArea'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { errorKey } from '../ui/state/errorText'
import { fieldLimits } from '../wire/fieldLimits'
import { countGraphemes } from '../wire/graphemes'
import type { PlacedVideoProps } from './placedVideo'
import { removeVideo } from './placedVideo.actions'
import { placedVideoStrings } from './placedVideo.strings'

interface Props extends PlacedVideoProps {
  video: Video
  onBack(): void
}

const untouched = () => undefined

/** Asks why a video is taken out of a community. */
export const RemoveVideo = ({ placed, video, onBack, onClose }: Props) => {
  const { element, settings, t: base } = useIsland()
  const t = useT(placedVideoStrings)
  const toast = useSetAtom(showToast)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isPending, run] = usePending()
  const { name: community } = placed.community
  const { author } = video
  const send = () =>
    run(async () => {
      setError(null)
      try {
        await removeVideo(settings, placed, reason.trim())
        onClose()
        toast(element, { kind: 'success', message: t('placedVideo.removed', { community }) })
      } catch (failure) {
        setError(failure)
      }
    })
  return (
    <BottomSheet title={t('placedVideo.remove')} size="compact" onBack={onBack} onClose={onClose}>
      <p>
        {author
          ? t('placedVideo.remove.lead', { community, author: author.name })
          : t('placedVideo.remove.leadPlain', { community })}
      </p>
      <TextArea
        name="reason"
        label={t('placedVideo.remove.reason')}
        rows={3}
        counter={fieldLimits.reportNote}
        value={reason}
        onChange={setReason}
        onBlur={untouched}
        first
      />
      <FormError message={error === null ? undefined : base(errorKey(error))} />
      <Button
        variant="danger"
        wide
        disabled={countGraphemes(reason.trim()) > fieldLimits.reportNote}
        pending={isPending}
        onClick={send}
      >
        {t('placedVideo.remove.send')}
      </Button>
    </BottomSheet>
  )
}
