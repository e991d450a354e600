import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import type { Case } from './moderation'
import { moderationStrings } from './moderation.strings'
import { useReason } from './useReason'

/** What people say about a case, and what is known of its author here. */
export const CaseContext = ({ item }: { item: Case }) => {
  const t = useT(moderationStrings)
  const reason = useReason()
  const { video, comment, reportedText, author, record, reasons, notes } = item
  return (
    <>
      {video && (
        <div className="moderation-subject">
          {video.thumb && <img src={video.thumb} alt="" />}
          <div className="moderation-words">
            <b dir="auto">{video.title}</b>
            <PageLink className="moderation-link" page="video" slug={video.slug}>
              {t('moderation.see')}
            </PageLink>
          </div>
        </div>
      )}
      {comment !== null && (
        <blockquote className="moderation-quote" dir="auto">
          {comment}
        </blockquote>
      )}
      {reportedText !== null && (
        <blockquote className="moderation-quote">
          <span dir="auto">{reportedText}</span>
          <cite>{t('moderation.before')}</cite>
        </blockquote>
      )}
      <div className="moderation-author">
        <Avatar name={author.name} image={author.image} isAvatar={author.isAvatar} />
        <p>
          <b dir="auto">{author.name}</b>
          <small>{t('moderation.record', record)}</small>
          {!video && (
            <PageLink className="moderation-link" page="profile" slug={author.slug}>
              {t('moderation.seePerson')}
            </PageLink>
          )}
        </p>
      </div>
      <h3>{t('moderation.said')}</h3>
      <ul className="moderation-reasons">
        {reasons.map((it) => (
          <li key={it.reason}>
            <span>{reason(it.reason)}</span>
            <span>{t('moderation.reports', { count: it.count })}</span>
          </li>
        ))}
      </ul>
      {notes.map(({ text, reporter }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a case never change, and two may be the same
        <blockquote key={at} className="moderation-quote">
          <span dir="auto">{text}</span>
          <cite>{reporter?.name ?? t('moderation.reporter')}</cite>
        </blockquote>
      ))}
    </>
  )
}
