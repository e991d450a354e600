import { useCallback, useId } from 'react'
import { type Author, toAuthor } from '../../entities/playable'
import { showFailure } from '../../intent/showFailure'
import { httpFor } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PersonRow } from '../../members/PersonRow'
import { Button, usePending } from '../../ui/button/Button'
import { LongList } from '../../ui/list/LongList'
import { removed } from '../../ui/list/listEdits'
import { toListPage } from '../../ui/list/listPage'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { useList } from '../../ui/useList'
import { paths } from '../../wire/paths'
import { privacyStrings } from './privacy.strings'

interface UnblockProps {
  person: Author
  /** The server has agreed. */
  onUnblocked(): void
}

const Unblock = ({ person: { id, name }, onUnblocked }: UnblockProps) => {
  const { element } = useIsland()
  const t = useT(privacyStrings)
  const [isPending, run] = usePending()
  const unblock = () =>
    run(async () => {
      try {
        const { setBlocked } = await import('../../profilePage/block.intent')
        if (await setBlocked({ userId: id, name, blocked: false }, element)) onUnblocked()
      } catch (error) {
        await showFailure(element, error)
      }
    })
  return (
    <Button
      small
      variant="outline"
      pending={isPending}
      aria-label={t('privacy.unblock.name', { name })}
      onClick={() => void unblock()}
    >
      {t('privacy.unblock')}
    </Button>
  )
}

/** The people whom the viewer has blocked, with the way back. */
export const BlockedPeople = () => {
  const { settings } = useIsland()
  const t = useT(privacyStrings)
  const id = useId()
  const fetchPage = useCallback(
    async (cursor: string | null) => {
      const query = { limit: 50, ...(cursor !== null && { cursor }) }
      const { data } = await httpFor(settings).get(paths.hide, { query })
      return toListPage(data, (item) => toAuthor(item, settings))
    },
    [settings],
  )
  const { edit, ...list } = useList(fetchPage)
  return (
    <>
      <h2 className="settings-section" id={id}>
        {t('privacy.blocked')}
      </h2>
      <p className="settings-hint">{t('privacy.blocked.hint')}</p>
      <div className="settings-card settings-people">
        <LongList
          {...list}
          label={t('privacy.blocked')}
          failed={t('privacy.blocked.failed')}
          empty={<p className="settings-empty">{t('privacy.blocked.none')}</p>}
          skeletons={<RowSkeletons />}
        >
          {(person) => (
            <PersonRow
              user={person}
              wraps
              end={<Unblock person={person} onUnblocked={() => edit(removed(person.id))} />}
            />
          )}
        </LongList>
      </div>
    </>
  )
}
