import { useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import type { Case } from './moderation'
import { judgeAnswer } from './moderation.actions'
import { moderationStrings } from './moderation.strings'
import { areTooLong, WordsField } from './WordsField'

interface Props {
  item: Case
  /** Says how it went. */
  settle(work: () => Promise<unknown>): Promise<void>
}

/** Whether a decision stands after what its author said, judged by somebody who did not decide. */
export const AnswerForm = ({ item, settle }: Props) => {
  const { settings } = useIsland()
  const t = useT(moderationStrings)
  const [words, setWords] = useState('')
  const [isPending, run] = usePending()
  const judge = (upheld: boolean) =>
    run(() => settle(() => judgeAnswer(settings, item, { upheld, words: words.trim() })))
  const state = { pending: isPending, disabled: areTooLong(words) }
  return (
    <>
      <WordsField author={item.author} value={words} onChange={setWords} />
      <div className="button-pair">
        <Button {...state} onClick={() => judge(true)}>
          {t('moderation.uphold')}
        </Button>
        <Button variant="primary" {...state} onClick={() => judge(false)}>
          {t(item.video ? 'moderation.putBack' : 'moderation.takeBack')}
        </Button>
      </div>
    </>
  )
}
