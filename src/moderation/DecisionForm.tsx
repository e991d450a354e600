import { useEffect, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { Choice, ChoicesEnd } from '../ui/form/Choices'
import { SelectField } from '../ui/form/SelectField'
import type { Case, Verdict } from './moderation'
import { decideCase } from './moderation.actions'
import { personVerdictKeys, verdictKeys } from './moderation.keys'
import { fetchRules } from './moderation.query'
import { moderationStrings } from './moderation.strings'
import { areTooLong, WordsField } from './WordsField'

interface Props {
  item: Case
  /** Says how it went. */
  settle(work: () => Promise<unknown>): Promise<void>
}

const verdicts = ['keep', 'remove', 'warn', 'suspend'] as const satisfies readonly Verdict[]
const personVerdicts = ['keep', 'warn', 'suspend'] as const satisfies readonly Verdict[]

/** The keys of what can be decided about a thing or a person. */
const keysFor = (item: Case, verdict: Verdict) =>
  item.video || verdict === 'remove' ? verdictKeys[verdict] : personVerdictKeys[verdict]

/** Hours of a suspension; 0 means without an end. */
const spans = [
  ['24', 'moderation.day'],
  ['168', 'moderation.week'],
  ['720', 'moderation.month'],
  ['0', 'moderation.forGood'],
] as const

const untouched = () => undefined

/** What happens with a thing that was reported, why, and what its author is told. */
export const DecisionForm = ({ item, settle }: Props) => {
  const { settings } = useIsland()
  const t = useT(moderationStrings)
  const [verdict, setVerdict] = useState<Verdict>('keep')
  const [rules, setRules] = useState<readonly string[]>([])
  const [rule, setRule] = useState('')
  const [span, setSpan] = useState('168')
  const [words, setWords] = useState('')
  const [isPending, run] = usePending()
  useEffect(() => void fetchRules(settings).then(setRules), [settings])
  const isRemoved = verdict !== 'keep'
  const send = () =>
    run(() =>
      settle(() =>
        decideCase(settings, item, {
          decision: verdict,
          rule: isRemoved && rule ? rule : null,
          words: isRemoved ? words.trim() : '',
          hours: verdict === 'suspend' && span !== '0' ? Number(span) : null,
        }),
      ),
    )
  return (
    <>
      <h3>{t('moderation.happens')}</h3>
      <div className="moderation-verdicts" role="radiogroup" aria-label={t('moderation.happens')}>
        {(item.video ? verdicts : personVerdicts).map((it) => (
          <Choice
            key={it}
            className="moderation-verdict"
            type="radio"
            name="verdict"
            checked={it === verdict}
            onChange={() => setVerdict(it)}
          >
            <span>
              <b>{t(keysFor(item, it).name)}</b>
              <small>{t(keysFor(item, it).text)}</small>
            </span>
          </Choice>
        ))}
      </div>
      {isRemoved && (
        <div className="moderation-fields">
          {verdict === 'suspend' && (
            <SelectField
              name="span"
              label={t('moderation.howLong')}
              placeholder=""
              value={span}
              options={spans.map(([value, key]) => ({ value, label: t(key) }))}
              onChange={setSpan}
              onBlur={untouched}
            />
          )}
          <SelectField
            name="rule"
            label={t('moderation.rule')}
            placeholder={t('moderation.rule.none')}
            value={rule}
            options={rules.map((value) => ({ value, label: value }))}
            onChange={setRule}
            onBlur={untouched}
          />
          <WordsField author={item.author} value={words} onChange={setWords} />
        </div>
      )}
      <ChoicesEnd>
        <Button
          variant={isRemoved ? 'danger' : 'primary'}
          wide
          pending={isPending}
          disabled={isRemoved && areTooLong(words)}
          onClick={send}
        >
          {t(keysFor(item, verdict).name)}
        </Button>
      </ChoicesEnd>
    </>
  )
}
