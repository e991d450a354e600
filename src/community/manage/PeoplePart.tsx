import { useCallback, useState } from 'react'
import { hasJoined } from '../../entities/community'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PersonRow } from '../../members/PersonRow'
import { Button } from '../../ui/button/Button'
import { SearchField } from '../../ui/form/SearchField'
import { LongList } from '../../ui/list/LongList'
import { replaced } from '../../ui/list/listEdits'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import { useManage } from './ManageContext'
import type { Candidate } from './manage'
import { addPerson } from './manage.actions'
import { fetchPeople } from './manage.query'
import { manageStrings } from './manage.strings'

/** People of the brand, found as one types, to make members of the community. */
export default function PeoplePart() {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community, act } = useManage()
  const { id } = community
  const [q, setQuery] = useState('')
  const fetchPage = useCallback(
    async (cursor: string | null) => (q ? fetchPeople(settings, id, q, cursor) : { items: [], cursor: null }),
    [settings, id, q],
  )
  const handle = useList<Candidate>(fetchPage, { keeps: true })

  const add = async (person: Candidate) => {
    handle.edit(replaced<Candidate>({ ...person, membership: 'member' }))
    const isDone = await act(
      () => addPerson(settings, id, person.id),
      t('manage.people.added', { name: person.user.name }),
    )
    if (!isDone) handle.edit(replaced(person))
  }
  const end = (person: Candidate) => {
    if (person.membership === 'banned') return <span className="manage-state">{t('manage.people.banned')}</span>
    if (hasJoined(person)) return <span className="manage-state">{t('manage.people.in')}</span>
    return (
      <Button
        variant="tinted"
        small
        aria-label={t('manage.people.add.name', { name: person.user.name })}
        onClick={() => void add(person)}
      >
        {t(person.membership === 'requested' ? 'manage.people.accept' : 'manage.people.add')}
      </Button>
    )
  }
  const empty = q ? (
    <StateMessage drawing={drawings.lost} title={t('manage.people.none')} text={t('manage.people.none.text')} />
  ) : (
    <StateMessage drawing={drawings.empty} title={t('manage.people.start')} text={t('manage.people.start.text')} />
  )
  return (
    <div className="members">
      <SearchField label={t('manage.people.search')} clear={t('manage.people.clear')} first onSearch={setQuery} />
      <LongList
        {...handle}
        label={t('manage.people')}
        failed={t('manage.error.load')}
        empty={empty}
        skeletons={<RowSkeletons />}
      >
        {(person) => <PersonRow user={person.user} end={end(person)} />}
      </LongList>
    </div>
  )
}
