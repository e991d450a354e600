import type { Loop } from '../../entities/loop'
import { viewerMayInLoop } from '../../entities/loopPermissions'
import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { requestsStrings } from '../../members/requests.strings'
import { usePending } from '../../ui/button/Button'
import { SheetRow, SheetRows } from '../../ui/overlay/SheetRow'
import { useStyles } from '../../ui/styles/useStyles'
import { loopIcons } from '../loopIcons'
import styles from './ManageLoop.css'
import { archiveLoop } from './manageLoop.actions'
import { manageLoopStrings } from './manageLoop.strings'
import { useAct } from './useAct'

export type Part = 'requests' | 'members' | 'edit'

interface Props {
  loop: Loop
  onPart(part: Part): void
  /** The viewer wants to archive it. */
  onArchive(): void
}

/** What the viewer may do about a loop, one line for each. */
export const LoopParts = ({ loop, onPart, onArchive }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(manageLoopStrings)
  const ofRequests = useT(requestsStrings)
  const act = useAct()
  const [, run] = usePending()
  const { id, name, isClosed, isArchived, requests } = loop
  const restore = () =>
    void run(async () => {
      await act(() => archiveLoop(settings, id, false), t('manageLoop.restored', { name }))
    })
  return (
    <>
      <p className="manage-loop-place" dir="auto">
        {name}
      </p>
      {isArchived && <p className="manage-loop-place">{t('manageLoop.isArchived')}</p>}
      <SheetRows>
        {isClosed && viewerMayInLoop(loop, 'decideRequests') && (
          <SheetRow icon={loopIcons.requests} onPress={() => onPart('requests')}>
            {ofRequests('requests.label')}
            {requests !== null && requests > 0 && (
              <span className="manage-loop-count number">{formatCount(requests, settings.locale)}</span>
            )}
          </SheetRow>
        )}
        {viewerMayInLoop(loop, 'removeMembers') && (
          <SheetRow icon={loopIcons.members} onPress={() => onPart('members')}>
            {t('manageLoop.members')}
          </SheetRow>
        )}
        {viewerMayInLoop(loop, 'editLoop') && (
          <SheetRow icon={loopIcons.edit} onPress={() => onPart('edit')}>
            {t('manageLoop.edit')}
          </SheetRow>
        )}
        {viewerMayInLoop(loop, 'archiveLoop') &&
          (isArchived ? (
            <SheetRow icon={loopIcons.restore} onPress={restore}>
              {t('manageLoop.restore')}
            </SheetRow>
          ) : (
            <SheetRow icon={loopIcons.archive} danger onPress={onArchive}>
              {t('manageLoop.archive')}
            </SheetRow>
          ))}
      </SheetRows>
    </>
  )
}
