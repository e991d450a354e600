import { useMemo, useRef, useState } from 'react'
import type { LoopId } from '../entities/loop'
import { loopStore } from '../entities/loop.store'
import { useEntity } from '../entities/useEntity'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import { paths } from '../wire/paths'
import { LoopCards } from './LoopCards'
import { loopIcons } from './loopIcons'
import styles from './manage/ManageLoop.css'
import { archiveLoop } from './manage/manageLoop.actions'
import { manageLoopStrings } from './manage/manageLoop.strings'
import { useAct } from './manage/useAct'

interface RestoreProps {
  id: LoopId
  onRestored(): void
}

const RestoreButton = ({ id, onRestored }: RestoreProps) => {
  const { settings, site } = useIsland()
  const t = useT(manageLoopStrings)
  const act = useAct()
  const [isPending, run] = usePending()
  const { name } = useEntity(loopStore, site, id)
  const restore = () =>
    void run(async () => {
      if (await act(() => archiveLoop(settings, id, false), t('manageLoop.restored', { name }))) onRestored()
    })
  return (
    <Button
      variant="tinted"
      small
      pending={isPending}
      onClick={restore}
      aria-label={t('manageLoop.restore.name', { name })}
    >
      {t('manageLoop.restore')}
    </Button>
  )
}

interface Props {
  /** Of the community. */
  slug: string
  /** Another one after what changed in the community. */
  version: number
}

/** The archived loops of a community, for those who may bring them back: a button that shows them. */
export default function ArchivedLoops({ slug, version }: Props) {
  useStyles(styles)
  const t = useT(manageLoopStrings)
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is loaded anew
  const list = useMemo(() => ({ path: paths.communityLoops, query: { slug, archived: true } }), [slug, version])
  // The button that was pressed leaves with its loop.
  const focusToggle = () => toggle.current?.querySelector('button')?.focus()
  return (
    <section className="manage-loop-archived" aria-label={t('manageLoop.archivedLoops')}>
      <div ref={toggle}>
        <Button variant="quiet" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={loopIcons.archive} size="s" />
          {t('manageLoop.archivedLoops')}
        </Button>
      </div>
      {isOpen && (
        <LoopCards
          list={list}
          label={t('manageLoop.archivedLoops')}
          empty={
            <StateMessage
              drawing={drawings.empty}
              title={t('manageLoop.archivedLoops.empty')}
              text={t('manageLoop.archivedLoops.text')}
            />
          }
          end={(id) => <RestoreButton id={id} onRestored={focusToggle} />}
        />
      )}
    </section>
  )
}
