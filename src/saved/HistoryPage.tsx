import { useCallback, useState } from 'react'
import type { FeedEntry } from '../feed/feed'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { VideoList } from '../posters/VideoList'
import { Button } from '../ui/button/Button'
import { CheckField } from '../ui/form/CheckField'
import { Page } from '../ui/page/Page'
import { useHeadingFocus } from '../ui/page/useHeadingFocus'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import { useList } from '../ui/useList'
import { ClearSheet } from './ClearSheet'
import styles from './HistoryPage.css'
import { clearHistory, fetchHistory, setHistory } from './saved.query'
import { savedStrings } from './saved.strings'

const noWork = () => undefined

/** The videos that the viewer watched, which they can clear, and stop. */
export default function HistoryPage() {
  useStyles(styles)
  const { settings, element } = useIsland()
  const t = useT(savedStrings)
  const [isOn, setOn] = useState(true)
  const [isAsking, ask] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const fetchPage = useCallback(
    async (cursor: string | null) => {
      const { isOn: answer, ...page } = await fetchHistory(settings, cursor)
      if (cursor === null) setOn(answer)
      return page
    },
    [settings],
  )
  const handle = useList<FeedEntry>(fetchPage)
  const { list } = handle
  const change = async (wanted: boolean) => {
    setOn(wanted)
    try {
      await setHistory(settings, wanted)
    } catch (error) {
      setOn(!wanted)
      await showFailure(element, error)
    }
  }
  const canClear = list.status === 'ready' && list.items.length > 0
  useHeadingFocus(isCleared && !canClear)
  return (
    <Page
      title={t('history.title')}
      actions={
        canClear && (
          <Button variant="quiet" small onClick={() => ask(true)}>
            {t('saved.clear')}
          </Button>
        )
      }
    >
      {list.status === 'ready' && (
        <div className="history-choice">
          <CheckField
            label={t('history.keep')}
            name="history"
            value={isOn}
            onChange={(wanted) => void change(wanted)}
            onBlur={noWork}
          />
          <p>{t('history.private')}</p>
        </div>
      )}
      <VideoList
        {...handle}
        label={t('history.title')}
        empty={
          <StateMessage
            drawing={drawings.empty}
            title={t(isOn ? 'history.empty' : 'history.off')}
            text={t(isOn ? 'history.empty.text' : 'history.off.text')}
          />
        }
      />
      {isAsking && (
        <ClearSheet
          title={t('history.clear.title')}
          text={t('history.clear.text')}
          done={t('history.clear.done')}
          clear={() => clearHistory(settings)}
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
