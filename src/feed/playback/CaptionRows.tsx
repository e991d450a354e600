import type { Video } from '../../entities/video'
import { stringsNow } from '../../kit/baseStrings'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { pickCaption } from '../../player/captions'
import { Icon } from '../../ui/icon/Icon'
import { useFeedContext } from '../feedContext'
import { feedIcons } from '../feedIcons'
import { playbackStrings } from '../playback.strings'
import { useStage } from '../useStage'
import { Choices } from './Choices'
import { captionSizes, useCaptionChoice } from './useCaptionChoice'

/** Captions on or off; while they are on, their language and size. */
export const CaptionRows = ({ captions }: Pick<Video['media'], 'captions'>) => {
  const t = useT(playbackStrings)
  const { settings } = useIsland()
  const { stage } = useFeedContext()
  const { captionsOn } = useStage(stage)
  const [{ language, size }, choose] = useCaptionChoice()
  const percent = new Intl.NumberFormat(stringsNow(settings.locale).locale, { style: 'percent' })
  return (
    <>
      <button
        type="button"
        className="playback-row"
        role="switch"
        aria-checked={captionsOn}
        onClick={() => stage.setCaptions(!captionsOn)}
      >
        <Icon name={feedIcons.captions} />
        <span>{t('player.captions')}</span>
        <span className="playback-switch" />
      </button>
      {captionsOn && captions.length > 1 && (
        <label className="playback-row">
          <Icon name={feedIcons.language} />
          <span>{t('player.captions.language')}</span>
          <select
            className="playback-select"
            value={pickCaption(captions, language ?? settings.locale)?.lang}
            onChange={(event) => choose({ language: event.target.value })}
          >
            {captions.map(({ lang, label }) => (
              <option key={lang} value={lang} lang={lang}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" size="m" />
        </label>
      )}
      {captionsOn && (
        <Choices
          icon={feedIcons.textSize}
          label={t('player.captions.size')}
          options={captionSizes.map((value) => ({ value, text: percent.format(value) }))}
          value={size}
          onChoose={(to) => choose({ size: to })}
        />
      )}
    </>
  )
}
