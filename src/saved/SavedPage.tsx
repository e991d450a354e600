import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useCallback, useMemo } from 'react'
import type { FeedEntry } from '../feed/feed'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { VideoList } from '../posters/VideoList'
import { ButtonLink } from '../ui/button/ButtonLink'
import { Page } from '../ui/page/Page'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { type ListState, useList } from '../ui/useList'
import { fetchSaved, savedPending } from './saved.query'
import { savedStrings } from './saved.strings'

/** Without what the viewer no longer keeps. */
const useStillSaved = (list: ListState<FeedEntry>): ListState<FeedEntry> => {
  const { site } = useIsland()
  return useAtomValue(
    useMemo(
      () =>
        atom((get) =>
          list.status === 'ready'
            ? { ...list, items: list.items.filter(({ id }) => get(savedPending(site, id))?.wanted !== false) }
            : list,
        ),
      [site, list],
    ),
  )
}

/** The videos that the viewer keeps for later. */
export default function SavedPage() {
  const { settings } = useIsland()
  const t = useT(savedStrings)
  const handle = useList<FeedEntry>(useCallback((cursor) => fetchSaved(settings, cursor), [settings]))
  return (
    <Page title={t('saved.title')}>
      <VideoList
        {...handle}
        list={useStillSaved(handle.list)}
        label={t('saved.title')}
        empty={
          <StateMessage drawing={drawings.empty} title={t('saved.empty')} text={t('saved.empty.text')}>
            <ButtonLink variant="primary" page="explore">
              {t('saved.explore')}
            </ButtonLink>
          </StateMessage>
        }
      />
    </Page>
  )
}
