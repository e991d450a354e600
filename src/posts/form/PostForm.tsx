import { useT } from '../../kit/useT'
import { CheckField } from '../../ui/form/CheckField'
import { TextArea } from '../../ui/form/TextArea'
import { useStyles } from '../../ui/styles/useStyles'
import { countGraphemes } from '../../wire/graphemes'
import { postLimits } from '../../wire/postLimits'
import { isBadLink, type PostValues } from '../post'
import { postsStrings } from '../posts.strings'
import { CaptionsField } from './CaptionsField'
import { CoverField } from './CoverField'
import { DescriptionField } from './DescriptionField'
import { LinkFields } from './LinkFields'
import { LocationField } from './LocationField'
import { PlaceFields } from './PlaceFields'
import styles from './PostForm.css'
import { Section } from './Section'

/** Whether the server would take what is written. */
export const isSound = (values: PostValues): boolean =>
  countGraphemes(values.caption.trim()) <= postLimits.caption &&
  countGraphemes(values.alt.trim()) <= postLimits.alt &&
  countGraphemes(values.linkTitle.trim()) <= postLimits.linkTitle &&
  !isBadLink(values)

interface Props {
  values: PostValues
  /** The video, where this browser has it. */
  file: File | null
  onChange(fields: Partial<PostValues>): void
}

/** Everything that a creator says about a video. */
export const PostForm = ({ values, file, onChange }: Props) => {
  useStyles(styles)
  const t = useT(postsStrings)
  const altOver = countGraphemes(values.alt.trim()) - postLimits.alt
  return (
    <div className="post-form">
      <Section title={t('posts.cover')} hint={t('posts.cover.hint')}>
        <CoverField values={values} file={file} onChange={onChange} />
      </Section>
      <Section title={t('posts.words')} hint={t('posts.words.hint')}>
        <DescriptionField value={values.caption} onChange={(caption) => onChange({ caption })} />
        <TextArea
          label={t('posts.alt')}
          counter={postLimits.alt}
          hint={t('posts.alt.hint')}
          {...(altOver > 0 && { error: t('posts.over', { count: altOver }) })}
          name="alt"
          rows={2}
          value={values.alt}
          onChange={(alt) => onChange({ alt })}
          onBlur={() => {}}
        />
        <CaptionsField value={values.captions} onChange={(captions) => onChange({ captions })} />
      </Section>
      <Section title={t('posts.place')} hint={t('posts.place.hint')}>
        <PlaceFields values={values} onChange={onChange} />
        <LocationField value={values.location} onChange={(location) => onChange({ location })} />
      </Section>
      <Section title={t('posts.more')} hint={t('posts.more.hint')}>
        <LinkFields values={values} onChange={onChange} />
        <CheckField
          label={
            <>
              {t('posts.comments')}
              <small className="post-check-hint">{t('posts.comments.hint')}</small>
            </>
          }
          name="comments"
          value={!values.commentsOff}
          onChange={(isOn) => onChange({ commentsOff: !isOn })}
          onBlur={() => {}}
        />
      </Section>
    </div>
  )
}
