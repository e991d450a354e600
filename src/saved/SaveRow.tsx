import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { VideoId } from '../entities/playable'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { SheetRow } from '../ui/overlay/SheetRow'
import { fetchIsSaved, savedPending } from './saved.query'
import { savedStrings } from './saved.strings'
import { savedIcons } from './savedIcons'

/** Whether the viewer saved a video; not until the server has said so. */
const useIsSaved = (id: VideoId): boolean => {
  const { settings, site } = useIsland()
  const viewer = useAtomValue(viewerIdAtom(settings))
  const pending = useAtomValue(useMemo(() => savedPending(site, id), [site, id]))
  const [isSaved, setSaved] = useState(false)
  const isKnown = pending !== null || viewer === null
  useEffect(() => {
    setSaved(false)
    if (isKnown) return
    const controller = new AbortController()
    const { signal } = controller
    fetchIsSaved(settings, id, signal).then(
      (answer) => !signal.aborted && setSaved(answer),
      // Saving what is saved changes nothing.
      () => undefined,
    )
    return () => controller.abort()
  }, [settings, id, isKnown])
  return pending?.wanted ?? isSaved
}

interface Props {
  id: VideoId
  /** Runs before it is saved. */
  onPress(): void
}

/** Keeps a video for later, or no longer: a row of a sheet. */
export const SaveRow = ({ id, onPress }: Props) => {
  const { element } = useIsland()
  const t = useT(savedStrings)
  const isSaved = useIsSaved(id)
  return (
    <SheetRow
      icon={isSaved ? savedIcons.saved : savedIcons.save}
      onPress={() => {
        onPress()
        perform({ type: 'save', videoId: id, saved: !isSaved }, element)
      }}
    >
      {t(isSaved ? 'saved.remove' : 'saved.save')}
    </SheetRow>
  )
}
