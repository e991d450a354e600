import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useCallback, useMemo, useState } from 'react'
import type { FeedEntry } from '../feed/feed'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { VideoList } from '../posters/VideoList'
import { Button } from '../ui/button/Button'
import { ButtonLink } from '../ui/button/ButtonLink'
import { Page } from '../ui/page/Page'
import { useHeadingFocus } from '../ui/page/useHeadingFocus'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { type ListState, useList } from '../ui/useList'
import { ClearSheet } from './ClearSheet'
import { clearSaved, fetchSaved, savedPending } from './saved.query'
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
  const { settings, site } = useIsland()
  const t = useT(savedStrings)
  const [isAsking, ask] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const handle = useList<FeedEntry>(useCallback((cursor) => fetchSaved(settings, cursor), [settings]))
  const list = useStillSaved(handle.list)
  const canClear = list.status === 'ready' && list.items.length > 0
  useHeadingFocus(isCleared && !canClear)
  return (
    <Page
      title={t('saved.title')}
      actions={
        canClear && (
          <Button variant="quiet" small onClick={() => ask(true)}>
            {t('saved.clear')}
          </Button>
        )
      }
    >
      <VideoList
        {...handle}
        list={list}
        label={t('saved.title')}
        empty={
          <StateMessage drawing={drawings.empty} title={t('saved.empty')} text={t('saved.empty.text')}>
            <ButtonLink variant="primary" page="explore">
              {t('saved.explore')}
            </ButtonLink>
          </StateMessage>
        }
      />
      {isAsking && (
        <ClearSheet
          title={t('saved.clear.title')}
          text={t('saved.clear.text')}
          done={t('saved.clear.done')}
          clear={() => clearSaved(settings, site)}
          onCleared={() => {
            setCleared(true)
            void handle.reload()
          }}
          onClose={() => ask(false)}
        />
      )}
    </Page>
  )
}
