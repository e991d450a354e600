import { useLayoutEffect, useRef } from 'react'
import { stringsNow } from '../kit/baseStrings'
import { formatAgo, formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { Choice } from '../ui/form/Choices'
import { Icon } from '../ui/icon/Icon'
import { Avatar } from '../ui/image/Avatar'
import { type Destination, isOpen } from './repost'
import { repostStrings } from './repost.strings'

interface Props {
  place: Destination
  isChosen: boolean
  onToggle(): void
  /** Takes the repost there back. */
  onUndo(): Promise<void>
}

/** What is said of a place under its name: what it is, or why it can't be chosen. */
const useNote = (place: Destination): string => {
  const t = useT(repostStrings)
  const { locale } = useIsland().settings
  const { state, repostedAt, within, members } = place
  if (state === 'reposted')
    return t('repost.reposted', { ago: formatAgo(stringsNow(locale), repostedAt ?? Date.now(), locale) })
  if (state === 'waiting') return t('repost.waiting')
  if (state === 'leaders_only') return t('repost.leaders')
  const about = [
    within !== null && t('repost.loop', { name: within }),
    state === 'needs_approval' && t('repost.approval'),
    within === null && members !== null && t('repost.members', { count: members, shown: formatCount(members, locale) }),
  ]
  return about.filter(Boolean).join(' · ')
}

/** One place: a box to tick, or its state and the way to take the repost back. */
export const DestinationRow = ({ place, isChosen, onToggle, onUndo }: Props) => {
  const t = useT(repostStrings)
  const note = useNote(place)
  const { root } = useIsland()
  const [isPending, run] = usePending()
  /** This row, while it is taken back. */
  const undone = useRef<Element | null>(null)
  // The button that took it back has gone, and the focus with it.
  useLayoutEffect(() => {
    const box = undone.current?.querySelector('input')
    if (!box) return
    undone.current = null
    if ((root.activeElement?.localName ?? 'dialog') === 'dialog') box.focus()
  })
  const { kind, image, state } = place
  const name = kind === 'profile' ? t('repost.profile') : place.name
  const words = (
    <>
      <Avatar name={place.name} image={image} size="l" square={kind !== 'profile'} />
      <span className="repost-words">
        <b>
          <bdi>{name}</bdi>
        </b>
        {note && (
          <small className={`repost-${state}`}>
            {state === 'reposted' && <Icon name="check" size="s" />}
            <span dir="auto">{note}</span>
          </small>
        )}
      </span>
    </>
  )
  return (
    <li>
      {isOpen(place) ? (
        <Choice className="repost-place" type="checkbox" checked={isChosen} onChange={onToggle}>
          {words}
        </Choice>
      ) : (
        <div className="repost-place repost-closed">
          {words}
          {state !== 'leaders_only' && (
            <Button
              variant="outline"
              small
              pending={isPending}
              aria-label={t('repost.undoIn', { name })}
              onClick={({ currentTarget }) => {
                undone.current = currentTarget.closest('li')
                void run(onUndo)
              }}
            >
              {t('repost.undo')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
