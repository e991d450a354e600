import { useCallback, useState } from 'react'
import type { IntentOf } from '../intent/intent'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { ChoicesEnd } from '../ui/form/Choices'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import type { SheetProps } from '../ui/overlay/openSheet'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { Spinner } from '../ui/state/Spinner'
import { useStyles } from '../ui/styles/useStyles'
import { useList } from '../ui/useList'
import { DestinationRow } from './DestinationRow'
import styles from './RepostSheet.css'
import { type Destination, isOpen, keyOf } from './repost'
import { fetchDestinations, setReposted } from './repost.actions'
import { repostStrings } from './repost.strings'

interface Props extends SheetProps {
  intent: IntentOf<'repost'>
}

/** Where a video can be reposted, and where it is already. */
export const RepostSheet = ({ intent, onClose }: Props) => {
  useStyles(styles)
  const { element } = useIsland()
  const t = useT(repostStrings)
  const { videoId } = intent
  const fetchPage = useCallback((from: string | null) => fetchDestinations(element, videoId, from), [element, videoId])
  const { list: places, reload, loadMore } = useList<Destination>(fetchPage)
  const [isPending, run] = usePending()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (key: string) =>
    setChosen((now) => (now.includes(key) ? now.filter((it) => it !== key) : [...now, key]))
  const undo = async (place: Destination) => {
    await setReposted(element, intent, [place], false)
    await reload()
  }
  const wanted = places.status === 'ready' ? places.items.filter((it) => isOpen(it) && chosen.includes(keyOf(it))) : []
  const count = wanted.length
  const send = () => {
    onClose()
    void setReposted(element, intent, wanted, true)
  }

  return (
    <BottomSheet title={t('repost.title')} onClose={onClose}>
      {places.status === 'loading' && (
        <div className="repost-wait" role="status">
          <Spinner label={t('common.loading')} />
        </div>
      )}
      {places.status === 'failed' && (
        <FailedState title={t('repost.error')} text={t(errorKey(places.error))} onRetry={reload} />
      )}
      {places.status === 'ready' && (
        <>
          <ul className="repost-places" aria-label={t('repost.title')}>
            {places.items.map((place) => (
              <DestinationRow
                key={keyOf(place)}
                place={place}
                isChosen={chosen.includes(keyOf(place))}
                onToggle={() => toggle(keyOf(place))}
                onUndo={() => undo(place)}
              />
            ))}
          </ul>
          {places.cursor !== null && (
            <Button variant="quiet" wide pending={isPending} onClick={() => run(loadMore)}>
              {t('repost.more')}
            </Button>
          )}
          <ChoicesEnd>
            <Button variant="primary" wide disabled={count === 0} onClick={send}>
              {count === 0 ? t('repost.none') : t('repost.send', { count })}
            </Button>
          </ChoicesEnd>
        </>
      )}
    </BottomSheet>
  )
}
