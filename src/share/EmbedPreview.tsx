import { useT } from '../kit/useT'
import { Icon } from '../ui/icon/Icon'
import type { EmbedForm, EmbedOptions } from './embedCode'
import type { PaneProps } from './pane'
import { shareIcons } from './shareIcons'
import { sharePanesStrings } from './sharePanes.strings'

interface Props extends Pick<PaneProps, 'subject'> {
  form: EmbedForm
  size: EmbedOptions['size']
}

/** How the code shows on another page, where there is room for it: a video in its size, or the link before the script. */
export const EmbedPreview = ({ form, size, subject }: Props) => {
  const t = useT(sharePanesStrings)
  const picture = subject.kind === 'video' ? subject.preview : undefined
  return (
    <div className="embed-preview" data-form={form} data-size={size}>
      <div className="embed-picture">
        {picture ? <img src={picture} alt="" /> : <Icon name={shareIcons.embed} size="xl" />}
      </div>
      {form === 'link' && (
        <>
          <u dir="auto">{subject.title}</u>
          <span>{t('share.embed.until')}</span>
        </>
      )}
    </div>
  )
}
