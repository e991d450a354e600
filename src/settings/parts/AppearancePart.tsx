import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Choice } from '../../ui/form/Choices'
import { choose, preferencesAtom } from '../preferences'
import { languages, type Scheme } from '../preferences.stored'
import { settingsStrings } from '../settings.strings'
import { useLanguageName } from '../useLanguageName'

const choices = [
  [null, 'settings.scheme.system'],
  ['light', 'settings.scheme.light'],
  ['dark', 'settings.scheme.dark'],
] as const satisfies readonly (readonly [Scheme | null, string])[]

/** A page in small. */
const Sample = ({ scheme }: { scheme: Scheme | null }) => (
  <span className={`settings-sample settings-sample-${scheme ?? 'system'}`} aria-hidden="true">
    <i />
    <i />
    <i />
    <b />
  </span>
)

/** Colour scheme and language of this browser, for visitors too. */
export default function AppearancePart() {
  const { settings } = useIsland()
  const t = useT(settingsStrings)
  const { language, scheme } = useAtomValue(preferencesAtom(settings))
  const languageName = useLanguageName()
  const id = useId()
  return (
    <>
      <h2 className="settings-section" id={`${id}s`}>
        {t('settings.scheme')}
      </h2>
      <div className="settings-looks" role="radiogroup" aria-labelledby={`${id}s`}>
        {choices.map(([value, key]) => (
          <Choice
            key={key}
            type="radio"
            name={`${id}scheme`}
            className="settings-look"
            checked={scheme === value}
            onChange={() => choose(settings, { scheme: value })}
          >
            <Sample scheme={value} />
            <span>{t(key)}</span>
          </Choice>
        ))}
      </div>
      <h2 className="settings-section" id={`${id}l`}>
        {t('settings.language')}
      </h2>
      <div className="settings-card" role="radiogroup" aria-labelledby={`${id}l`}>
        <Choice
          type="radio"
          name={`${id}language`}
          className="settings-row"
          checked={language === null}
          onChange={() => choose(settings, { language: null })}
        >
          <span>{t('settings.language.page')}</span>
        </Choice>
        {languages.map((it) => (
          <Choice
            key={it}
            type="radio"
            name={`${id}language`}
            className="settings-row"
            checked={language === it}
            onChange={() => choose(settings, { language: it })}
          >
            <span>
              <bdi lang={it}>{languageName(it, it)}</bdi>
              {languageName(it) !== languageName(it, it) && <em>{languageName(it)}</em>}
            </span>
          </Choice>
        ))}
      </div>
    </>
  )
}
